import type { ApiContext } from '@livery/api/context';
import { systemEndpoints } from '@livery/api/system';
import { Device } from '@livery/contract/enums/device';
import { endSession, getSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import { elsewhere } from './elsewhere/bring-elsewhere.ts';
import type { Store } from './store.ts';

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

interface Surroundings {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  /** The store that this context is given to. */
  readonly store: () => Store;
}

/** What the client of the contract asks of the app. */
export const createApiContext = ({ brand, texts, store }: Surroundings): ApiContext => ({
  origin: brand.gateway,
  merchant: brand.code,
  language: () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage,
  device: () => (isStandalone() ? Device.Standalone : Device.Browser),
  token: () => getSession()?.token ?? null,
  onSessionLost: (token, code) => {
    // A late answer about an older token says nothing of the session that is open now.
    if (getSession()?.token !== token) return;
    endSession();
    void elsewhere.bring().then(({ sayLost }) => sayLost(texts, code));
  },
  onClosed: () =>
    void store().dispatch(systemEndpoints.systemStatus.initiate(undefined, { subscribe: false, forceRefetch: true })),
  encryption: () => import('./wire-encryption.ts').then((wire) => wire.wireEncryption(brand, store())),
});
