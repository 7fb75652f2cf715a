import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/** Lazy sections of the home. They start to load with the app, and the games render without waiting for them. */
export const lazyHomeSections = createLazyModule(withTranslations(() => import('./home-sections.tsx')));
