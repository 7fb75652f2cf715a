import { FrameError, type FrameDriver, type Measured } from '../../frames/frame-driver.ts';
import { createScreenScene, type Screen } from '../../frames/scenes.ts';

/** Screen in a language that a run checks. */
export interface Step {
  readonly language: string;
  readonly screen: Screen;
}

/** Lists the steps of a run, so that the screens of one visitor in one language follow each other. */
export const listSteps = (languages: readonly string[], screens: readonly Screen[]): readonly Step[] =>
  languages.flatMap((language) =>
    (['guest', 'member', 'agent'] as const).flatMap((access) =>
      screens.filter((screen) => screen.access === access).map((screen) => ({ language, screen })),
    ),
  );

interface CheckOptions {
  readonly frame: Pick<FrameDriver, 'load' | 'measure'>;
  readonly steps: readonly Step[];
  /** Receives the result of a step. Undefined for a screen that did not respond. */
  readonly onStep: (step: Step, measured: Measured | undefined) => void;
}

/**
 * Measures screens in languages, one after the other. The page is loaded for each of them, because a page that opens
 * another screen shows the earlier one until the code of the other one is there. Rejects if the draft cannot be shown, and
 * if the frame is closed.
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
