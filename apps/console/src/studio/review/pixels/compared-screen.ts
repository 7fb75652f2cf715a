import type { ThemeMode } from '@livery/merchant/theme-mode';
import type { Screen } from '../../frames/scenes.ts';

/** Screen of the app in a mode. `mode` is null for the usual mode of the brand. */
export interface ComparedScreen extends Screen {
  readonly mode: ThemeMode | null;
}

/** Returns the key of a screen in a mode. For the usual mode of the brand, it is the path of the screen. */
export const getScreenKey = ({ path, mode }: Pick<ComparedScreen, 'path' | 'mode'>): string =>
  mode === null ? path : `${path} ${mode}`;

/**
 * Lists the screens in the usual mode of the brand, and then in the other mode if it differs too. The other mode
 * doubles the number of pages to load, so it is left out if its colours and its logo are the same.
 */
export const listComparedScreens = (
  screens: readonly Screen[],
  otherMode: ThemeMode | null,
): readonly ComparedScreen[] =>
  [null, otherMode]
    .filter((mode, index) => index === 0 || mode !== null)
    .flatMap((mode) => screens.map((screen) => ({ ...screen, mode })));

/** Reads the mode in the URL of the comparison. Null for the usual mode of the brand. */
export const readThemeMode = (text: string | null): ThemeMode | null =>
  text === 'light' || text === 'dark' ? text : null;

/**
 * Adds the screen of a link in the mode of the link, if it is not in the list. A link to a comment can have a mode that is
 * not compared, because its colours and its logo are the same in both releases.
 */
export const addLinkedScreen = (
  screens: readonly ComparedScreen[],
  path: string | null,
  mode: ThemeMode | null,
): readonly ComparedScreen[] => {
  const screen = screens.find((each) => each.path === path);
  const isListed = screens.some((each) => each.path === path && each.mode === mode);
  return screen && !isListed ? [...screens, { ...screen, mode }] : screens;
};
