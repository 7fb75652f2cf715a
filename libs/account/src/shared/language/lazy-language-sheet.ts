import { createLazyModule } from '@livery/kit/lazy/lazy-module';

export const lazyLanguageSheet = createLazyModule(() =>
  import('./language-sheet.tsx').then((module) => module.LanguageSheet),
);
