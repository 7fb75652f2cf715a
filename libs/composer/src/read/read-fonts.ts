import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { type FontChoice, fontRoles, type OwnFont } from '@livery/merchant/own-fonts';
import type { FontFacts } from '../fonts/font-facts.ts';
import { assetLimits, type ReadAsset } from './asset-file.ts';

/**
 * Font file of a brand that was read without an error. `facts` contains the properties of the font, such as its
 * weights.
 */
export interface FontAsset {
  readonly path: string;
  readonly hash: string;
  readonly bytes: Buffer;
  readonly facts: FontFacts;
}

interface FontError extends ProblemText {
  readonly path: string;
}

/** Reads and checks the brand's own fonts. Returns an error for each file that cannot be used. */
export async function readFonts(
  readAsset: ReadAsset,
  { own }: Pick<FontChoice, 'own'>,
): Promise<{ readonly fonts: ReadonlyMap<string, FontAsset>; readonly errors: readonly FontError[] }> {
  const fonts = new Map<string, FontAsset>();
  const errors: FontError[] = [];
  for (const role of fontRoles) {
    const font = own?.[role];
    if (!font) continue;
    const base = `$.theme.font.own.${role}.files`;
    for (const [index, path] of font.files.entries()) {
      const read = fonts.get(path) ?? (await readFont(readAsset, path));
      if ('reason' in read) errors.push({ ...read, path: `${base}.${index}` });
      else fonts.set(path, read);
    }
    errors.push(...findWeightErrors(font, fonts, base));
  }
  return { fonts, errors };
}

async function readFont(readAsset: ReadAsset, path: string): Promise<FontAsset | ProblemText> {
  const asset = readAsset(path, assetLimits.font);
  if ('reason' in asset) return asset;
  // The font libraries are loaded only for brands with their own fonts.
  const { readFontFacts } = await import('../fonts/font-facts.ts');
  const facts = await readFontFacts(asset.bytes);
  if ('reason' in facts) return facts;
  const extension = path.split('.').at(-1)?.toLowerCase();
  if (extension !== facts.format)
    return createProblemText('font.otherFormat', {
      format: facts.format.toUpperCase(),
      extension: extension?.toUpperCase() ?? '',
      correct: facts.format,
    });
  return { path, hash: asset.hash, bytes: asset.bytes, facts };
}

/** Finds font files of one font that have the same weights. The app could use only one of them. */
function findWeightErrors({ files }: OwnFont, fonts: ReadonlyMap<string, FontAsset>, base: string): FontError[] {
  return files.flatMap((path, index) => {
    const weights = fonts.get(path)?.facts.weights;
    const earlier = files.slice(0, index).find((other) => {
      const range = fonts.get(other)?.facts.weights;
      return weights && range && weights.min <= range.max && range.min <= weights.max;
    });
    if (earlier === undefined || weights === undefined) return [];
    const { min, max } = weights;
    const problem =
      min === max
        ? createProblemText('font.sameWeight', { weight: min, earlier })
        : createProblemText('font.sameWeights', { min, max, earlier });
    return [{ path: `${base}.${index}`, ...problem }];
  });
}
