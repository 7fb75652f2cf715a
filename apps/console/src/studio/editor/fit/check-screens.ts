import { FrameError, type FrameDriver, type Measured } from '../../frames/frame-driver.ts';
import { createScreenScene, type Screen } from '../../frames/scenes.ts';
import type { MeasuredPlace } from './fit-problems.ts';

/**
 * Lists the screens to measure in a check of whether all texts fit. The list is ordered by language, then by visitor
 * (guest, member, agent), then by screen.
 */
export const listSteps = (
  languages: readonly string[],
  screens: readonly Pick<Screen, 'path' | 'access'>[],
  width: number,
): readonly MeasuredPlace[] =>
  languages.flatMap((language) =>
    (['guest', 'member', 'agent'] as const).flatMap((visitor) =>
      screens
        .filter(({ access }) => access === visitor)
        .map(({ path }): MeasuredPlace => ({ language, path, visitor, width })),
    ),
  );

interface CheckOptions {
  readonly frame: Pick<FrameDriver, 'load' | 'measure'>;
  readonly steps: readonly MeasuredPlace[];
  /** Sets the width of the frame in CSS pixels. It is called before each screen is loaded. */
  readonly resizeFrame: (width: number) => void;
  /** Called after each screen. `measured` is undefined if the page of the screen did not respond in time. */
  readonly onStep: (step: MeasuredPlace, measured: Measured | undefined) => void;
}

/**
 * Checks on each screen whether the texts fit, one screen after the other. Loads the whole page again for each screen.
 * With a navigation inside the app, the previous screen would stay visible until the code of the next screen has
 * loaded, and would be measured instead. Rejects if the preview cannot show the draft, or if the frame is closed.
 */
export const checkScreens = async ({ frame, steps, resizeFrame, onStep }: CheckOptions): Promise<void> => {
  for (const step of steps)
    try {
      const { language, path, visitor, width } = step;
      resizeFrame(width);
      await frame.load({ path, scene: createScreenScene({ access: visitor }, language) });
      onStep(step, await frame.measure({ hasBoxes: false }));
    } catch (error) {
      if (!(error instanceof FrameError) || error.reason !== 'timeout') throw error;
      onStep(step, undefined);
    }
};
