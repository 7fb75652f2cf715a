import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * Module with the sections of the home page. The module starts to load together with the app. The games render without
 * waiting for it.
 */
export const lazyHomeSections = createLazyModule(withTranslations(() => import('./home-sections.tsx')));
