import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import type { FontFacts } from './font-facts.ts';
import { createRangeTest, type FontPart } from './letters.ts';

/** Features of a font that the app uses: everything that scripts need, and digits of equal width. */
const features =
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fina fin2 fin3 half haln init isol kern liga ljmo ' +
  'lnum locl mark med2 medi mkmk nukt pref pres pstf psts rand rclt rkrf rlig rphf rtla rtlm tjmo tnum vatu vjmo';

/** Tables that browsers ignore, that contain bitmaps or drawings, or that only other programs need. */
const droppedTables = ['SVG ', 'sbix', 'CBDT', 'CBLC', 'EBDT', 'EBLC', 'EBSC', 'DSIG', 'MATH', 'PCLT', 'meta'];

/** Numbers of the names that a subset keeps: copyright, trademark, licence and its address. */
const shippedNames = [0, 7, 13, 14];

/** A part of an own font in the bundle. */
export interface SubsetFile extends CachedFile {
  readonly part: FontPart;
}

interface OwnFontSource {
  /** SHA-256 hash of the bytes. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly facts: FontFacts;
}

/** Returns the text with all characters of a part of a font. Empty if the font has none of them. */
function listCharacters({ range, isByText }: FontPart, { characters }: FontFacts, texts: ReadonlySet<number>): string {
  const isInRange = createRangeTest(range);
  return [...characters]
    .filter((character) => isInRange(character) && (!isByText || texts.has(character)))
    .toSorted((one, other) => one - other)
    .map((character) => String.fromCodePoint(character))
    .join('');
}

/** Keeps the axis of the weight of a variable font, and gives all other axes their standard value. */
const pinAxes = ({ axes }: FontFacts): Record<string, number> =>
  Object.fromEntries(axes.filter(({ tag }) => tag !== 'wght').map(({ tag, standard }) => [tag, standard]));

/**
 * Creates the files of a font that a brand needs, as WOFF2: one for each part of which the font has letters. `texts` are
 * the code points of the texts of the app and the brand.
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
