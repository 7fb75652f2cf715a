import type { ThemeMode } from '@livery/merchant/theme-mode';
import type { Screen } from '../../frames/scenes.ts';

/** Screen of the app in a colour mode. `mode` is null for the usual mode of the brand. */
export interface ComparedScreen extends Screen {
  readonly mode: ThemeMode | null;
}

/**
 * Returns a text that identifies a screen in a colour mode. For the usual mode of the brand, it is only the path of the
 * screen.
 */
export const getScreenKey = ({ path, mode }: Pick<ComparedScreen, 'path' | 'mode'>): string =>
  mode === null ? path : `${path} ${mode}`;

/**
 * Lists the screens in the usual colour mode of the brand, followed by the same screens in `otherMode`. `otherMode` is
 * null if the colours and the logo of the second mode are equal in both releases. These screens are then left out,
 * which halves the number of pages to load.
 */
export const listComparedScreens = (
  screens: readonly Screen[],
  otherMode: ThemeMode | null,
): readonly ComparedScreen[] =>
  [null, otherMode]
    .filter((mode, index) => index === 0 || mode !== null)
    .flatMap((mode) => screens.map((screen) => ({ ...screen, mode })));

/** Parses the colour mode in the URL of the comparison. Returns null for the usual mode of the brand. */
export const readThemeMode = (text: string | null): ThemeMode | null =>
  text === 'light' || text === 'dark' ? text : null;

/**
 * Adds the screen and the colour mode of a link to the list, if they are not in it. For example, a link to a comment
 * can have a mode that is not compared because its colours and its logo are equal in both releases.
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
