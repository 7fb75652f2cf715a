import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Account chip of the header, for members only. It loads before the first paint if the visit starts with a session. */
export const lazyAccountChip = createLazyModule(() => import('../app-bar/account-chip.tsx'));
