import type { Hex } from '@livery/merchant/color';
import { deriveTheme, type ThemeInput } from '@livery/merchant/theme';
import { type BrandDocument, type Change, getValue, isBranch, type Leaf, listLeaves } from '../model/brand-document.ts';
import { removeUnused } from '../images/image-slot.ts';
import { changeMode, createAlternateAccent, readColor } from '../colors/legal-colors.ts';

const themePath = ['document', 'theme'];
const logoPath = ['assets', 'logo'];
const alternateLogoPath = ['theme', 'alternate', 'logo'];

const setColor = (path: readonly string[], from: Hex | undefined, to: Hex | undefined): Change[] =>
  from === to ? [] : [{ path, to: to ?? null }];

/**
 * Returns the changes that add the alternate mode (dark for a light brand, light for a dark brand). Members can then
 * choose between light and dark.
 */
export const addAlternate = (input: ThemeInput): Change[] => [
  { path: [...themePath, 'alternate', 'accent'], to: createAlternateAccent(input) },
];

/**
 * Returns the changes that remove the alternate mode (dark for a light brand, light for a dark brand): its colours and
 * its logo.
 */
export const removeAlternate = (document: BrandDocument, assets: Readonly<Record<string, string>>): Change[] => {
  const logo = getValue(document, alternateLogoPath);
  return [
    ...listLeaves(getValue(document, ['theme', 'alternate']), [...themePath, 'alternate']).map(({ path }) => ({
      path,
      to: null,
    })),
    ...(typeof logo === 'string' ? removeUnused(document, assets, [logo]) : []),
  ];
};

/**
 * Returns the changes that make `mode` the own mode of the brand. If the brand has only one mode, its colours are
 * adapted so that they are legible in the new mode. If the brand has both modes, the colours and the logos of the modes
 * are exchanged.
 */
export const setMode = (document: BrandDocument, input: ThemeInput, mode: ThemeInput['mode']): Change[] => {
  if (mode === input.mode) return [];
  const setMainMode: Change = { path: [...themePath, 'mode'], to: mode };
  const alternate = getValue(document, ['theme', 'alternate']);
  if (!isBranch(alternate)) {
    const next = changeMode(input, mode);
    return [
      setMainMode,
      ...setColor([...themePath, 'accent'], input.accent, next.accent),
      ...setColor([...themePath, 'page'], input.page, next.page),
    ];
  }
  const other = readColor(alternate['accent']) ?? createAlternateAccent(input);
  const hasTwoLogos = getValue(document, alternateLogoPath) !== undefined;
  return [
    setMainMode,
    ...setColor([...themePath, 'accent'], input.accent, other),
    ...setColor([...themePath, 'alternate', 'accent'], readColor(alternate['accent']), input.accent),
    ...exchange(document, ['theme', 'page'], ['theme', 'alternate', 'page']),
    ...exchangeJackpot(document, input),
    ...(hasTwoLogos ? exchange(document, logoPath, alternateLogoPath) : []),
  ];
};

/**
 * Returns the changes that exchange the jackpot colours of the brand's own mode and the alternate mode. If the
 * alternate mode has no jackpot colour, both modes use the same colour, and nothing changes. If the own mode has no
 * jackpot colour, its automatic colour is stored for the alternate mode. Otherwise, both modes would have the colour of
 * the alternate mode.
 */
const exchangeJackpot = (document: BrandDocument, input: ThemeInput): Change[] => {
  const other = getValue(document, ['theme', 'alternate', 'jackpot']);
  if (other === undefined) return [];
  const stored = getValue(document, ['theme', 'jackpot']);
  if (stored === other) return [];
  const usual = stored ?? deriveTheme(input).colors?.['status-jackpot'];
  return [
    { path: [...themePath, 'jackpot'], to: other as Leaf },
    { path: [...themePath, 'alternate', 'jackpot'], to: (usual as Leaf | undefined) ?? null },
  ];
};

/**
 * Returns the changes that exchange the values at the paths `one` and `other`. If only one of the paths has a value,
 * the value moves to the other path.
 */
const exchange = (document: BrandDocument, one: readonly string[], other: readonly string[]): Change[] => {
  const [first, second] = [getValue(document, one), getValue(document, other)] as (Leaf | undefined)[];
  if (first === second) return [];
  return [
    { path: ['document', ...one], to: second ?? null },
    { path: ['document', ...other], to: first ?? null },
  ];
};
