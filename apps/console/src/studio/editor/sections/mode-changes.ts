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

/** Returns the changes that give the other mode its colours, so that members can use both modes. */
export const addAlternate = (input: ThemeInput): Change[] => [
  { path: [...themePath, 'alternate', 'accent'], to: createAlternateAccent(input) },
];

/** Returns the changes that remove the colours and the logo of the other mode. */
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
 * Returns the changes that make the other mode (light or dark) the mode of the brand. With one mode, the colours become
 * legible in the new mode. With both modes, their colours and logos are exchanged.
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
 * Returns the changes that exchange the colours of prizes. Without a colour of its own, the other mode uses the colour of
 * the brand, which then stays. Without a colour of the brand, its mode uses an automatic colour, which the value of the
 * other mode must not replace.
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

/** Returns the changes that exchange two values. A value that is absent before is absent at the other path afterwards. */
const exchange = (document: BrandDocument, one: readonly string[], other: readonly string[]): Change[] => {
  const [first, second] = [getValue(document, one), getValue(document, other)] as (Leaf | undefined)[];
  if (first === second) return [];
  return [
    { path: ['document', ...one], to: second ?? null },
    { path: ['document', ...other], to: first ?? null },
  ];
};
