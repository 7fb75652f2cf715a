import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the error message of a section. The first screen does not need it. The build puts it into the chunk
 * `chrome` (header and navigation bars), so that an error message needs no separate request.
 */
export const lazySectionFailed = createLazyModule(withTranslations(() => import('./section-failed.tsx')));
