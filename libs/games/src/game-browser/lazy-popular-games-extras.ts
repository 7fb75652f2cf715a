import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with components of the popular games that are not needed to show the first tiles, such as the empty state and
 * the error state. It starts to load together with the app. The first tiles render before it has loaded.
 */
export const lazyPopularGamesExtras = createLazyModule(withTranslations(() => import('./popular-games-extras.ts')));
