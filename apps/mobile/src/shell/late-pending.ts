import { drawnUntil } from '@livery/kit/drawn';
import { shellFrame } from './bring-frame.ts';

/** The loading view, where the code of a screen is not here yet. It shows itself only after a while, so it comes with the bars. */
export const LatePending = drawnUntil(shellFrame, 'pending', (module) => module.PendingScreen);
