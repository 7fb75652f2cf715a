import { createLazyModule } from '@livery/kit/lazy-module';

/** What the header has for members alone. It is here before the first picture where the visit opens with a session. */
export const lazyAccountChip = createLazyModule(() => import('../app-bar/account-chip.tsx'));
