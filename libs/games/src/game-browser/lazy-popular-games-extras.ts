import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the parts of the popular games that the first tiles do not need. Examples are the empty state and the
 * error state. The module starts to load together with the app. The first tiles render without it.
 */
export const lazyPopularGamesExtras = createLazyModule(withTranslations(() => import('./popular-games-extras.ts')));
