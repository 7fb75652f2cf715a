import type { Font } from 'harfbuzzjs';

/** Sizes of a font, as fractions of the font size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Average width of a Latin letter. Undefined for a font without Latin letters. */
  readonly letterWidth?: number;
}

/** Sample text with Latin letters and spaces. Each character is as frequent as in usual texts. */
const sample =
  'aaaaaaaabbccccddddeeeeeeeeeeeeeffggghhhhhhiiiiiiijkllllmmmnnnnnnnooooooooppqrrrrrrssssssttttttttttuuuvwwxyyz'.padEnd(
    123,
  );

/** Measures a font. `upem` is the number of font units that make up the font size (units per em). */
export function measureFont(upem: number, font: Font): FontMetrics {
  const { ascender, descender, lineGap } = font.hExtents();
  const widths = [...sample].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    return glyph ? font.glyphHAdvance(glyph) : 0;
  });
  const hasLatin = widths.every((width) => width > 0);
  const letterWidth = widths.reduce((total, width) => total + width, 0) / widths.length / upem;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    ...(hasLatin && { letterWidth }),
  };
}
