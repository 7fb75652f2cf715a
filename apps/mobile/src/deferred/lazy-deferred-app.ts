import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * The lazy code that `deferred-app.ts` lists, in one chunk. It loads when the browser is idle, or at once if the visit
 * starts on another address than the home.
 */
export const deferredApp = createLazyModule(withTranslations(() => import('../app/deferred-app.ts')));
