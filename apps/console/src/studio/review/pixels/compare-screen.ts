import type { UnavailableReason } from '@livery/contract/operators/preview-messages';
import { FrameError, type FrameDriver } from '../../frames/frame-driver.ts';
import { createScreenScene } from '../../frames/scenes.ts';
import { compareBoxes, compareScreens, type Region } from './compare-boxes.ts';
import { type ComparedScreen, getScreenKey } from './compared-screen.ts';

/**
 * Result of the comparison of a screen. `ignored` is the number of regions that change even within one release, such as
 * a countdown.
 */
export type ScreenResult =
  | { readonly state: 'compared'; readonly regions: readonly Region[]; readonly ignored: number }
  | { readonly state: 'failed'; readonly reason: UnavailableReason | 'timeout' };

/** Frames that load and measure a screen of the first release (`before`) and of the second release (`after`). */
export interface ComparisonFrames {
  readonly before: Pick<FrameDriver, 'load' | 'measure'>;
  readonly after: Pick<FrameDriver, 'load' | 'measure'>;
}

/**
 * Share of the page up to which regions may change without a release. On a busy machine, a page can be measured before it
 * shows all its content. Almost the whole page then seems to change without a release, and the differences in it would
 * be left out.
 */
const maxIgnoredShare = 0.5;

/**
 * Compares a screen of two releases. If it finds a difference, it measures the first release again, because lottery
 * draws and counters change without a release. If most of the page changes without a release, it compares the screen a
 * second time. If a page is not available, the result has the state `failed`. Rejects if the frames are closed.
 */
export const compareScreen = async (
  { before, after }: ComparisonFrames,
  screen: Pick<ComparedScreen, 'path' | 'access' | 'mode'>,
  language: string,
): Promise<ScreenResult> => {
  const place = { path: screen.path, scene: createScreenScene(screen, language, screen.mode) };
  const visit = async (frame: ComparisonFrames['before']) => {
    await frame.load(place);
    return (await frame.measure({ hasBoxes: true })).boxes;
  };
  const compareOnce = async () => {
    const [first, second] = await Promise.all([visit(before), visit(after)]);
    if (compareBoxes(first, second).length === 0) return { regions: [], ignored: 0, ignoredShare: 0 };
    return compareScreens(first, second, await visit(before));
  };
  try {
    const one = await compareOnce();
    const other = one.ignoredShare > maxIgnoredShare ? await compareOnce() : one;
    const { regions, ignored } = other.ignoredShare < one.ignoredShare ? other : one;
    return { state: 'compared', regions, ignored };
  } catch (error) {
    if (error instanceof FrameError) return { state: 'failed', reason: error.reason };
    throw error;
  }
};

/**
 * Sorts screens by the results of their comparisons. Screens with the most differing regions are first, then failed
 * screens, then screens without a result, then screens without a difference. `results` contains the results by the keys
 * of `getScreenKey`.
 */
export const sortByChange = (
  screens: readonly ComparedScreen[],
  results: ReadonlyMap<string, ScreenResult>,
): readonly ComparedScreen[] => {
  const rank = (screen: ComparedScreen): number => {
    const result = results.get(getScreenKey(screen));
    if (!result) return -1;
    if (result.state === 'failed') return 0;
    return result.regions.length > 0 ? result.regions.length : -2;
  };
  return screens.toSorted((one, other) => rank(other) - rank(one));
};
