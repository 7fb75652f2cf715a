import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { LanguageCode } from '@livery/merchant/languages';
import type { ProductFacts } from '../product-facts.ts';
import { type FontFacts, readFontFacts } from './font-facts.ts';
import { findMissingLetters, type FontScript, isForeign, listFontParts } from './letters.ts';
import { subsetOwnFont } from './subset-own-font.ts';

/** Result of the check of a font for one language of the brand. */
interface FontLanguage {
  readonly language: LanguageCode;
  /**
   * `complete`: the font has all letters of the texts in the language. `incomplete`: the font lacks some letters.
   * `foreign`: the font lacks almost all letters, so the texts are shown in a font of the device.
   */
  readonly state: 'complete' | 'incomplete' | 'foreign';
  /** Letters that the font does not have, at most 30. Empty if the font is not made for the language. */
  readonly missing: readonly string[];
}

/** Description of a font. An operator reads it before choosing the font. */
export interface FontReport extends Omit<FontFacts, 'characters' | 'metrics'> {
  /** Number of characters that the font has. */
  readonly characters: number;
  readonly languages: readonly FontLanguage[];
  /**
   * Files of the bundle with their sizes in bytes. The browser loads a file if a text has a letter of the file's
   * script.
   */
  readonly files: readonly { readonly script: FontScript; readonly bytes: number }[];
}

const maxListed = 30;

/**
 * Describes a font for a brand with these languages. The result contains the sizes of the font files that the brand's
 * bundle would have. The real files can be a little larger, because texts of the brand can need characters that the
 * texts of the app do not need. Returns an error for a font that cannot be used.
 */
export async function reportFont(
  bytes: Buffer,
  languages: readonly LanguageCode[],
  facts: Pick<ProductFacts, 'readCharacters'>,
  folder: string,
): Promise<FontReport | ProblemText> {
  const font = await readFontFacts(bytes);
  if ('reason' in font) return font;
  const texts = new Map(
    await Promise.all(languages.map(async (language) => [language, await facts.readCharacters(language)] as const)),
  );
  const all = new Set([...texts.values()].flatMap((each) => [...each]));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const files = await subsetOwnFont({ folder }, { hash, bytes, facts: font }, listFontParts(languages), all);
  const { characters, metrics: _metrics, ...shown } = font;
  return {
    ...shown,
    characters: characters.size,
    languages: [...texts].map(([language, each]) => toLanguage(language, each, characters)),
    files: await Promise.all(
      files.map(async ({ part, source }) => ({ script: part.id, bytes: (await stat(source)).size })),
    ),
  };
}

function toLanguage(language: LanguageCode, texts: ReadonlySet<number>, characters: ReadonlySet<number>): FontLanguage {
  const missing = findMissingLetters(language, texts, characters);
  if (missing.letters.length === 0) return { language, state: 'complete', missing: [] };
  if (isForeign(missing)) return { language, state: 'foreign', missing: [] };
  return { language, state: 'incomplete', missing: missing.letters.slice(0, maxListed) };
}
