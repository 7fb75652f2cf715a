import { startSessionSync } from '@livery/account/auth/session-sync';
import { getSession, subscribeToSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import { cacheBrandFonts } from '../background/fonts/cache-brand-fonts.ts';
import { addIosSplashScreens } from '../background/install/ios-splash-screens.ts';
import { startEventStream } from '../background/realtime/event-stream.ts';
import { refetchOnReturn } from '../background/refetch/refetch-on-return.ts';
import { retryFailedImages } from '../background/images/image-retry.ts';
import { prefetchOnPointerDown } from '../routing/prefetch-on-pointerdown.ts';
import { lazyAccountChip } from '../deferred/lazy-account-chip.ts';
import { lazyResponseValidation } from '../api/lazy-response-validation.ts';
import type { Store } from '../api/store.ts';

interface BackgroundServicesDeps {
  readonly brand: BrandRuntime;
  readonly store: Store;
  readonly texts: i18n;
}

/**
 * Starts the services that the first paint does not need, such as image retries, response validation and live events.
 */
export const startBackgroundServices = ({ brand, store, texts }: BackgroundServicesDeps): void => {
  retryFailedImages();
  lazyResponseValidation.preload();
  void cacheBrandFonts();
  void addIosSplashScreens();
  startSessionSync({ dispatch: store.dispatch, texts, merchantCode: brand.code });
  // Loads the account button of the header directly after a log-in, so that the button appears with the home page and
  // not later.
  subscribeToSession(() => void (getSession() && lazyAccountChip.preload()));
  refetchOnReturn(store);
  startEventStream(brand, store, texts);
  prefetchOnPointerDown(brand.flags);
  // A failed load is not repeated, because the app also works without the reports.
  void import('../background/telemetry/page-reports.ts').then(
    ({ startPageReports }) => startPageReports(brand),
    () => undefined,
  );
};
