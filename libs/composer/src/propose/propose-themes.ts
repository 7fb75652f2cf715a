import { type Hex, fromOklch, oklch, setLightness } from '@livery/merchant/color';
import { deriveTheme, type ThemeColors, type ThemeInput } from '@livery/merchant/theme';
import type { LogoColors } from './logo-colors.ts';

/**
 * Ids of the proposals, in the order in which they are shown. `light` and `dark` are modes of a theme in the main
 * colour of the logo. `second` is a theme in its second colour.
 */
export const proposalIds = ['light', 'dark', 'second'] as const;
export type ProposalId = (typeof proposalIds)[number];

/** A theme that passes the check of brand files, with all its colours. */
export interface ProposedTheme {
  readonly id: ProposalId;
  readonly input: ThemeInput;
  readonly colors: ThemeColors;
}

/**
 * Theme colours for a logo that contains only black, white and grey. Black and gold match each other and every grey.
 */
const neutralInputs: Readonly<Record<ProposalId, ThemeInput>> = {
  light: { mode: 'light', accent: '#27272f', page: '#fafafa' },
  dark: { mode: 'dark', accent: '#e3b341' },
  second: { mode: 'light', accent: '#1d5fd1', page: '#f1f4fa' },
};

/**
 * Limit of the OKLCH lightness (0 to 1) of the second colour. A colour above this limit is too light for a light page, so
 * its theme is dark.
 */
const lightAccent = 0.72;

/** Proposes three themes for a logo: light and dark with its main colour, and one with its second colour. */
export function proposeThemes({ main, second }: LogoColors): readonly ProposedTheme[] {
  const inputs = main === undefined ? neutralInputs : createInputs(main, second ?? turnHue(main));
  return proposalIds.map((id) => makeLegal(id, inputs[id]));
}

function createInputs(main: Hex, second: Hex): Readonly<Record<ProposalId, ThemeInput>> {
  const mode = oklch(second).l > lightAccent ? 'dark' : 'light';
  // The page colour contains more of the main colour than in the themes `light` and `dark`. Otherwise the theme
  // `second` would look almost like one of them.
  const page = mode === 'dark' ? setLightness(main, 0.25, 0.045) : setLightness(main, 0.955, 0.022);
  return {
    light: { mode: 'light', accent: main },
    dark: { mode: 'dark', accent: main },
    second: { mode, accent: second, page },
  };
}

/** Returns a colour with nearly the opposite hue, as the second colour for a logo that has only one colour. */
function turnHue(color: Hex): Hex {
  const { l, c, h = 0 } = oklch(color);
  return fromOklch(Math.min(0.68, Math.max(0.5, l)), Math.min(0.17, Math.max(0.11, c)), (h + 150) % 360);
}

/**
 * Returns a theme whose colours have enough contrast. If the accent lacks contrast, it gets the nearest lightness with
 * enough contrast. If this is not enough, the default page colour also replaces the page colour. If this is not enough
 * either, the theme for a logo without colours is returned.
 */
function makeLegal(id: ProposalId, wanted: ThemeInput): ProposedTheme {
  const { page: _page, ...withoutPage } = wanted;
  const candidates = [wanted, withoutPage].flatMap((input) => {
    const { problems } = deriveTheme(input);
    const nearest = problems.find(({ color }) => color === 'accent')?.nearest;
    return nearest === undefined ? [input] : [{ ...input, accent: nearest }];
  });
  for (const input of [...candidates, neutralInputs[id]]) {
    const { colors } = deriveTheme(input);
    if (colors !== undefined) return { id, input, colors };
  }
  throw new Error(`The theme ${id} has no legal colours, also not its neutral ones`);
}
