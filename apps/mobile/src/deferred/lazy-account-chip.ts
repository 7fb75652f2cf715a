import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * The account chip in the header, which only members see. If the visit starts with a session, the chip loads before the
 * first render.
 */
export const lazyAccountChip = createLazyModule(() => import('../app-bar/account-chip.tsx'));
