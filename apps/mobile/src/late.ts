import { startSessionKeeper } from '@livery/account/session-keeper';
import { loadChecks } from '@livery/api/checks';
import { getSession, onSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import { keepFaces } from './drawn-shell/keep-faces.ts';
import { offerStartupImages } from './install/startup-images.ts';
import { startLive } from './live/live-events.ts';
import { watchPictures } from './pictures/failed-pictures.ts';
import { prefetchOnTouch } from './prefetch/prefetch-on-touch.ts';
import { memberChip } from './shell/bring-member-chip.ts';
import type { Store } from './store.ts';
import { startUpdates } from './update/updates.ts';

interface App {
  readonly brand: BrandRuntime;
  readonly store: Store;
  readonly texts: i18n;
}

/** All that the first picture does not need: pictures that fail, the contract's checks, live events, the session's keeper, the service worker. */
export const startLate = ({ brand, store, texts }: App): void => {
  watchPictures();
  void loadChecks();
  void keepFaces();
  void offerStartupImages();
  startSessionKeeper({ dispatch: store.dispatch, texts, merchantCode: brand.code });
  // On its way before the home is drawn for the member who logs in.
  onSession(() => void (getSession() && memberChip.bring().catch(() => undefined)));
  startLive(brand, store, texts);
  prefetchOnTouch(brand.flags);
  if (import.meta.env.PROD) startUpdates();
};
