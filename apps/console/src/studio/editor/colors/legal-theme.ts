import type { Hex } from '@livery/merchant/color';
import { resolveBrand } from '@livery/merchant/extends';
import { hasEnoughContrast, type ThemeInput } from '@livery/merchant/theme';
import { removeInherited } from '../inheritance/remove-inherited.ts';
import { type BrandDocument, type Change, isBranch, toPathKey } from '../model/brand-document.ts';
import type { Editor } from '../model/editor-context.ts';
import { applyChanges } from '../model/transient-changes.ts';
import { readAlternateInput, readThemeInput, toLegalColor } from './legal-colors.ts';

/**
 * Returns the accent colour with which the theme is legible: the accent of the theme, or the nearest legible colour of
 * the same hue. Returns undefined if no accent is legible on the page colour of the theme.
 */
export const toLegalAccent = (input: ThemeInput): Hex | undefined => toLegalColor(input, 'accent', input.accent);

const legalize = (input: ThemeInput, path: readonly string[]): Change[] => {
  if (hasEnoughContrast(input)) return [];
  const accent = toLegalAccent(input);
  if (accent !== undefined) return [{ path: ['document', ...path, 'accent'], to: accent }];
  // No text is legible on this page colour. Without it, the app derives a neutral page colour from the accent.
  const { page: _, ...rest } = input;
  return [{ path: ['document', ...path, 'page'], to: null }, ...legalize(rest, path)];
};

/**
 * Returns the changes after which both modes (light and dark) of a document's theme are legible. Usually they move the
 * accent colour to the nearest legible colour. Returns an empty list for a theme that is legible already.
 */
export const legalizeTheme = ({ theme }: BrandDocument): Change[] => {
  if (!isBranch(theme)) return [];
  const own = legalize(readThemeInput(theme), ['theme']);
  // The alternate mode can have the accent of the own mode, so it is read after the change of the own mode.
  const alternate = readAlternateInput(applyChanges({ theme }, own)['theme']);
  return [...own, ...(alternate ? legalize(alternate, ['theme', 'alternate']) : [])];
};

/** Merges two lists of changes. A change of `later` replaces a change of the same value in `changes`. */
const mergeChanges = (changes: readonly Change[], later: readonly Change[]): Change[] => {
  const paths = new Set(later.map(({ path }) => toPathKey(path)));
  return [...changes.filter(({ path }) => !paths.has(toPathKey(path))), ...later];
};

/**
 * Adds the changes that leave a legible theme to changes of the values that the brand sets itself. `fix` contains only
 * the added changes.
 */
export const legalizeOwn = ({ own, base }: Pick<Editor, 'own' | 'base'>, changes: readonly Change[]) => {
  const next = applyChanges(own, changes);
  const fix = legalizeTheme(base ? resolveBrand(base.document, next) : next);
  return { fix, all: mergeChanges(changes, base ? removeInherited(base, fix) : fix) };
};
