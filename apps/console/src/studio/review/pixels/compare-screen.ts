import type { UnavailableReason } from '@livery/contract/operators/preview-messages';
import { FrameError, type FrameDriver } from '../../frames/frame-driver.ts';
import { createScreenScene, type Screen } from '../../frames/scenes.ts';
import { compareBoxes, compareScreens, type Region } from './compare-boxes.ts';

/** Result of the comparison of a screen. `ignored` is the number of regions that change without a release. */
export type ScreenResult =
  | { readonly state: 'compared'; readonly regions: readonly Region[]; readonly ignored: number }
  | { readonly state: 'failed'; readonly reason: UnavailableReason | 'timeout' };

/** Frames in which the two releases are measured. */
export interface ComparisonFrames {
  readonly before: Pick<FrameDriver, 'load' | 'measure'>;
  readonly after: Pick<FrameDriver, 'load' | 'measure'>;
}

/**
 * Compares a screen of two releases. If it finds a difference, it measures the first release again, because draws and
 * counters change without a release. Rejects if the frames are closed.
 */
export const compareScreen = async (
  { before, after }: ComparisonFrames,
  screen: Pick<Screen, 'path' | 'access'>,
  language: string,
): Promise<ScreenResult> => {
  const place = { path: screen.path, scene: createScreenScene(screen, language) };
  const visit = async (frame: ComparisonFrames['before']) => {
    await frame.load(place);
    return (await frame.measure()).boxes;
  };
  try {
    const [first, second] = await Promise.all([visit(before), visit(after)]);
    if (compareBoxes(first, second).length === 0) return { state: 'compared', regions: [], ignored: 0 };
    return { state: 'compared', ...compareScreens(first, second, await visit(before)) };
  } catch (error) {
    if (error instanceof FrameError) return { state: 'failed', reason: error.reason };
    throw error;
  }
};

/** Sorts screens: most regions first, then failed screens, then screens that were not compared, then equal screens. */
export const sortByChange = (
  screens: readonly Screen[],
  results: ReadonlyMap<string, ScreenResult>,
): readonly Screen[] => {
  const rank = ({ path }: Screen): number => {
    const result = results.get(path);
    if (!result) return -1;
    if (result.state === 'failed') return 0;
    return result.regions.length > 0 ? result.regions.length : -2;
  };
  return screens.toSorted((one, other) => rank(other) - rank(one));
};
