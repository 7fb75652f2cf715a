import type { ApiContext } from '@livery/api/client/context';
import { systemEndpoints } from '@livery/api/site-settings';
import { Device } from '@livery/contract/enums/device';
import { clearSession, getSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { lazyResponseValidation } from './lazy-response-validation.ts';
import type { Store } from './store.ts';

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

interface ApiContextDeps {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  /**
   * Returns the store that uses this context. The value is a function, because the store is created after the
   * context.
   */
  readonly store: () => Store;
}

export const createApiContext = ({ brand, texts, store }: ApiContextDeps): ApiContext => ({
  origin: brand.gateway,
  merchant: brand.code,
  language: () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage,
  device: () => (isStandalone() ? Device.Standalone : Device.Browser),
  token: () => getSession()?.token ?? null,
  onSessionExpired: (token, code) => {
    // An old request can get its response after the member has logged in again. Its rejected token is not the token of
    // the current session. The current session must then not end.
    if (getSession()?.token !== token) return;
    clearSession();
    void deferredApp.load().then(({ notifySessionExpired }) => notifySessionExpired(texts, code));
  },
  onStepUpRequired: (operation) => deferredApp.load().then(({ requestStepUp }) => requestStepUp(operation)),
  onUnavailable: () =>
    void store().dispatch(systemEndpoints.systemStatus.initiate(undefined, { subscribe: false, forceRefetch: true })),
  validateResponse: (operation, value) => lazyResponseValidation.get()?.validateWithSchema(operation, value),
  encryption: () => import('./request-encryption.ts').then((wire) => wire.createRequestEncryption(brand, store())),
});
