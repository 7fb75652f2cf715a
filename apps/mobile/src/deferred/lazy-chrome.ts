import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';

/**
 * The header and the bottom bar. They start to load when the app starts, but the games of the home page do not wait for
 * them.
 */
export const lazyChrome = createLazyModule(withTranslations(() => import('../app-shell/chrome.ts')));
