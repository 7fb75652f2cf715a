import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy-module';

/** Requested as soon as the app starts. The games do not wait for it. */
export const lazyPopularGamesExtras = createLazyModule(withTranslations(() => import('./popular-games-extras.ts')));
