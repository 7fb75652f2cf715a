import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the error message of a section. The build puts it into the chunk `chrome`, so that an error message needs
 * no request of its own. The first screen does not need the module.
 */
export const lazySectionFailed = createLazyModule(withTranslations(() => import('./section-failed.tsx')));
