import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the parts of the popular games that the first tiles do not need. It starts to load with the app. The
 * first tiles do not wait for it.
 */
export const lazyPopularGamesExtras = createLazyModule(withTranslations(() => import('./popular-games-extras.ts')));
