import { createLazyModule } from '@livery/kit/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/** Requested as soon as the app starts. The games do not wait for it. */
export const lazyHomeSections = createLazyModule(withTranslations(() => import('./home-sections.tsx')));
