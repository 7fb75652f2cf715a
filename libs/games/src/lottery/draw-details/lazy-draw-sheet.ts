import { createLazyModule } from '@livery/kit/lazy/lazy-module';

export const lazyDrawSheet = createLazyModule(() => import('./draw-sheet.tsx'));
