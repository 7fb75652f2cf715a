import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * Lazy header and bottom bar. They start to load with the app, and the home's games render without waiting for them.
 */
export const lazyChrome = createLazyModule(withTranslations(() => import('../app-shell/chrome.ts')));
