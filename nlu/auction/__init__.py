"""An auction as it is told: which calls, by whom, in which order, and which of them is the irregular one."""
