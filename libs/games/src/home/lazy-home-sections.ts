import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * Module with the blocks of the home page except the games. The module starts to load together with the app. The games
 * render before it has loaded.
 */
export const lazyHomeSections = createLazyModule(withTranslations(() => import('./home-sections.tsx')));
