import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Lazy parts of the popular games. They start to load with the app, and the games render without waiting for them. */
export const lazyPopularGamesExtras = createLazyModule(withTranslations(() => import('./popular-games-extras.ts')));
