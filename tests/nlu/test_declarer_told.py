"""Who declares, in the ways that directors say it, and as they set it right."""

from __future__ import annotations

import pytest

from nlu.reading import read
from tests.told_facts import last_reply

DECLARERS = [
    ("N", "het is noord die het speelt"),
    ("N", "noord zit zelf in dat contract"),
    ("N", "N speelt het en zegt tegen W: 'geen harten'"),
    ("E", "oost is de speler van het contract"),
    ("W", "oost zijn kaarten liggen op tafel als dummy"),
    ("N", "noord is degene die speelt"),
    ("N", "ldr N"),
    ("S", "noord speelt uit terwijl zuid leider is, west moest uitkomen"),
    ("N", "oost kwam uit, hoewel noord de leider is, oost moest ook"),
    ("W", "oost verzaakte, de leider is west"),
    ("N", "het contract werd door noord gespeeld"),
    ("N", "noord zit aan het roer"),
    ("S", "ik (zuid) speel 4 schoppen"),
    ("W", "rechts van de leider (dat is west) zit zuid"),
    ("N", "noord moest leider zijn"),
    ("W", "uitgekomen door zuid. west leider dus noord was het"),
    ("E", "oost, leider, gaat zelf liggen en west mag het spelen van hem"),
    ("N", "noord vraagt als leider om harten aas, hij keek niet wat west speelde"),
    ("E", "noord zegt ik zit, oost (leider) zegt klopt"),
    ("S", "klaver van dummy (noord), west was te snel"),
    ("S", "eindcontract 4 schoppen, zuid speelt het zelf"),
    ("N", "noord claimt, leider in 3SA, en west vindt van niet"),
    ("N", "noord liet een kaart vallen en nu is hij leider"),
    ("S", "noord liet een kaart vallen en daarna werd hij dummy"),
    ("E", "oost speelde van de verkeerde kant maar is leider, zuid lag al"),
    ("W", "de uitleg van west (leider) was fout, zuid legde daardoor iets verkeerds"),
]


@pytest.mark.parametrize(("seat", "text"), DECLARERS)
def test_declarer(seat: str, text: str) -> None:
    assert read(text).players(in_play=True).declarer == seat


CORRECTIONS = [
    ("toch niet oost, noord is de leider", "N", "N"),
    ("tikfout, noord moest leider zijn", "N", "N"),
    ("blijkt dat noord zelf speelt", "N", "N"),
    ("niet noord liet hem vallen maar zuid", "E", "S"),
    ("correctie, het was zuid zijn kaart", "E", "S"),
]


@pytest.mark.parametrize(("text", "declarer", "offender"), CORRECTIONS)
def test_set_right(text: str, declarer: str, offender: str) -> None:
    reply = last_reply("ruiten aas van noord gevallen. leider oost, 1sa", text)
    assert (reply["facts"]["declarer"], reply["facts"]["offender"]) == (declarer, offender)
