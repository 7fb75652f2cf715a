import { createLazyModule } from '@livery/kit/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/** One chunk: it comes when the browser is idle, or at once where another address than the home is opened. */
export const deferredApp = createLazyModule(withTranslations(() => import('../app/deferred-app.ts')));
