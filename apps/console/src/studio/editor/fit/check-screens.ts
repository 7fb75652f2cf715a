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
  readonly frame: Pick<FrameDriver, 'load' | 'navigate' | 'measure'>;
  readonly steps: readonly Step[];
  /** Receives the result of a step. Undefined for a screen that did not respond. */
  readonly onStep: (step: Step, measured: Measured | undefined) => void;
}

/**
 * Measures screens in languages, one after the other. The page is loaded once for each visitor and language, and opens the
 * other screens itself. Rejects if the draft cannot be shown, and if the frame is closed.
 */
export const checkScreens = async ({ frame, steps, onStep }: CheckOptions): Promise<void> => {
  let loaded: Step | undefined;
  const open = async (step: Step): Promise<void> => {
    const { language, screen } = step;
    const isSamePage = loaded?.language === language && loaded.screen.access === screen.access;
    if (isSamePage) await frame.navigate(screen.path);
    else await frame.load({ path: screen.path, scene: createScreenScene(screen, language) });
    loaded = step;
  };
  for (const step of steps)
    try {
      await open(step);
      onStep(step, await frame.measure());
    } catch (error) {
      if (!(error instanceof FrameError) || error.reason !== 'timeout') throw error;
      loaded = undefined;
      onStep(step, undefined);
    }
};
