import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * The header and the bottom bar. They start to load when the app starts. If the prerendered page is visible, the app
 * renders the games of the home page before the header and the bottom bar have loaded.
 */
export const lazyChrome = createLazyModule(withTranslations(() => import('../app-shell/chrome.ts')));
