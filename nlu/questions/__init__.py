"""Questions about the laws, a file for each kind: what does the message ask to look up, if anything?"""
