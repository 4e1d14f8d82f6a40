#!/usr/bin/env python3
"""Makes the letters of the coin pictures again from the web app's own font files.

    apt-get install python3-fonttools python3-brotli
    python3 scripts/glyphs.py            writes server/src/platform/picture/glyphs.json
    python3 scripts/glyphs.py --check    only says whether that is what the fonts give
"""

import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parent.parent
fonts = [root / f"web/src/ui/fonts/hanken-grotesk-{part}-wght-normal.woff2" for part in ("latin", "latin-ext")]
target = root / "server/src/platform/picture/glyphs.json"

weights = {"bold": 600, "plain": 400}
# ASCII, Turkish, and the signs that prices and dates are written with.
letters = [chr(code) for code in range(0x20, 0x7F)] + list("ÇĞİÖŞÜçğıöşü·−–’…€₺")
# The fonts have no lira: it is drawn here, with the stems of their capitals.
own = {
    "bold": {"₺": "580 M132 697H248V104Q440 104 440 330H552Q552 0 248 0H132ZM40 300V384L420 520V436ZM40 150V234L420 370V286Z"},
    "plain": {"₺": "560 M140 697H228V80Q440 80 440 320H528Q528 0 228 0H140ZM48 310V376L410 506V440ZM48 170V236L410 366V300Z"},
}


def outlines(name, weight):
    """A width and the path of each letter, in the font's own thousandths, from the first file that has it."""
    found = dict(own[name])
    for path in fonts:
        font = instantiateVariableFont(TTFont(path), {"wght": weight})
        names, shapes = font.getBestCmap(), font.getGlyphSet()
        for letter in letters:
            glyph = names.get(ord(letter))
            if glyph is None or letter in found:
                continue
            pen = SVGPathPen(shapes, ntos=lambda value: str(round(value)))
            shapes[glyph].draw(pen)
            found[letter] = f"{round(shapes[glyph].width)} {pen.getCommands()}"
    missing = [letter for letter in letters if letter not in found]
    if missing:
        sys.exit(f"The fonts have no {' '.join(missing)}")
    return {letter: found[letter] for letter in letters}


made = {name: outlines(name, weight) for name, weight in weights.items()}
if "--check" in sys.argv[1:]:
    kept = json.loads(target.read_text())
    different = [f"{name} {letter}" for name in made for letter in made[name] if kept[name].get(letter) != made[name][letter]]
    sys.exit(f"{len(different)} differ: {', '.join(different[:20])}" if different else 0)
target.write_text(json.dumps(made, ensure_ascii=False, indent=2) + "\n")
