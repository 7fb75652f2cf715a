import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Error message of a section, in the `chrome` chunk. The first load does not need it, but an error must show without
 * another request.
 */
export const lazySectionFailed = createLazyModule(withTranslations(() => import('./section-failed.tsx')));
