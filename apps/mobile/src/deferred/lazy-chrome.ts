import { createLazyModule } from '@livery/kit/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/** Requested as soon as the app starts. The home's games do not wait for it. */
export const lazyChrome = createLazyModule(withTranslations(() => import('../app-shell/chrome.ts')));
