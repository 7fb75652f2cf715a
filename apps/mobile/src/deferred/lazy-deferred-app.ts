import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * The lazy code that `deferred-app.ts` exports. It loads when the browser is idle, or immediately if the visit does not
 * start on the home page.
 */
export const deferredApp = createLazyModule(withTranslations(() => import('../app/deferred-app.ts')));
