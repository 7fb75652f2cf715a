import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import type { FontFacts } from './font-facts.ts';
import { createRangeTest, type FontPart } from './letters.ts';

/**
 * OpenType features that remain in the font files of a bundle: features that a writing system needs for correct text,
 * and digits of equal width.
 */
const features =
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fina fin2 fin3 half haln init isol kern liga ljmo ' +
  'lnum locl mark med2 medi mkmk nukt pref pres pstf psts rand rclt rkrf rlig rphf rtla rtlm tjmo tnum vatu vjmo';

/**
 * Font tables that are removed from the font files of a bundle. Browsers ignore some of them. Others contain bitmaps or
 * drawings, or are only for other programs.
 */
const droppedTables = ['SVG ', 'sbix', 'CBDT', 'CBLC', 'EBDT', 'EBLC', 'EBSC', 'DSIG', 'MATH', 'PCLT', 'meta'];

/** Ids of the texts in the name table that a subset retains: copyright, trademark, licence and licence URL. */
const shippedNames = [0, 7, 13, 14];

/**
 * A font file of the bundle. It contains one part of the brand's own font, for example the characters of one script.
 */
export interface SubsetFile extends CachedFile {
  readonly part: FontPart;
}

interface OwnFontSource {
  /** SHA-256 hash of the bytes. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly facts: FontFacts;
}

/**
 * Returns a string with the characters that the file for one part of a font contains. These are the characters of the
 * font in the range of the part. If `isByText` is true, only characters that occur in `texts` are included. The
 * string is empty if the font contains none of these characters.
 */
function listCharacters({ range, isByText }: FontPart, { characters }: FontFacts, texts: ReadonlySet<number>): string {
  const isInRange = createRangeTest(range);
  return [...characters]
    .filter((character) => isInRange(character) && (!isByText || texts.has(character)))
    .toSorted((one, other) => one - other)
    .map((character) => String.fromCodePoint(character))
    .join('');
}

/**
 * Returns the default value of each axis of a variable font except the weight axis. The font file of the bundle has
 * these fixed values, so only its weight is variable.
 */
const pinAxes = ({ axes }: FontFacts): Record<string, number> =>
  Object.fromEntries(axes.filter(({ tag }) => tag !== 'wght').map(({ tag, standard }) => [tag, standard]));

/**
 * Creates the files of a font that a brand needs, as WOFF2. There is one file for each part whose letters the font
 * contains. `texts` contains the code points of all texts of the app and the brand.
 */
export async function subsetOwnFont(
  cache: ImageCache,
  { hash, bytes, facts }: OwnFontSource,
  parts: readonly FontPart[],
  texts: ReadonlySet<number>,
): Promise<readonly SubsetFile[]> {
  const files: SubsetFile[] = [];
  for (const part of parts) {
    const characters = listCharacters(part, facts, texts);
    if (characters === '') continue;
    const letters = createHash('sha256').update(characters).digest('base64url');
    const file = await getCachedImage(
      cache,
      { hash, steps: `font 1 ${letters}`, name: `font-${part.id}`, extension: 'woff2' },
      () =>
        subsetFont(bytes, characters, {
          targetFormat: 'woff2',
          preserveNameIds: shippedNames,
          keepFeatures: features.split(' '),
          variationAxes: pinAxes(facts),
          noHinting: true,
          dropTables: droppedTables,
        }),
    );
    files.push({ ...file, part });
  }
  return files;
}
