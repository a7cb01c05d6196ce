"""Makes inter.woff2 of InterVariable.woff2, version 4.001: `python3 subset.py InterVariable.woff2` (fonttools, brotli)."""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Letters of Western Europe, punctuation, the rupee sign, arrows and comparisons: as in global.css.
characters = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2016), *range(0x2018, 0x201E),
    *range(0x2020, 0x2023), 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20B9,
    *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
]  # fmt: skip

font = instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"opsz": 14, "wght": (400, 700)})

# Tabular figures widen hyphens and points, too, which tears words apart.
digits = {font.getBestCmap()[ord(digit)] for digit in "0123456789"}
gsub = font["GSUB"].table
for feature in gsub.FeatureList.FeatureRecord:
    if feature.FeatureTag != "tnum":
        continue
    for index in feature.Feature.LookupListIndex:
        for table in gsub.LookupList.Lookup[index].SubTable:
            mapping = getattr(table, "ExtSubTable", table).mapping
            for name in set(mapping) - digits:
                del mapping[name]

options = subset.Options(layout_features=["kern", "tnum", "lnum"], flavor="woff2")
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=characters)
subsetter.subset(font)
subset.save_font(font, "inter.woff2", options)
