import { FrameError, type FrameDriver, type Measured } from '../../frames/frame-driver.ts';
import { createScreenScene, type Screen } from '../../frames/scenes.ts';

/** A screen in a language, as one step of a check run. */
export interface Step {
  readonly language: string;
  readonly screen: Screen;
}

/** Lists the steps of a run. The screens of one visitor in one language are next to each other. */
export const listSteps = (languages: readonly string[], screens: readonly Screen[]): readonly Step[] =>
  languages.flatMap((language) =>
    (['guest', 'member', 'agent'] as const).flatMap((access) =>
      screens.filter((screen) => screen.access === access).map((screen) => ({ language, screen })),
    ),
  );

interface CheckOptions {
  readonly frame: Pick<FrameDriver, 'load' | 'measure'>;
  readonly steps: readonly Step[];
  /** Called with the result of a step. `measured` is undefined if the screen did not respond. */
  readonly onStep: (step: Step, measured: Measured | undefined) => void;
}

/**
 * Measures screens in languages, one after the other. Loads the page again for each screen, because after a navigation
 * the page shows the earlier screen until the code of the next one has loaded. Rejects if the draft cannot be shown,
 * and if the frame is closed.
 */
export const checkScreens = async ({ frame, steps, onStep }: CheckOptions): Promise<void> => {
  for (const step of steps)
    try {
      const { language, screen } = step;
      await frame.load({ path: screen.path, scene: createScreenScene(screen, language) });
      onStep(step, await frame.measure());
    } catch (error) {
      if (!(error instanceof FrameError) || error.reason !== 'timeout') throw error;
      onStep(step, undefined);
    }
};
