import type { ApiContext } from '@livery/api/context';
import { Device } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { endSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

interface Surroundings {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  /** The gateway's public key, where the brand file names none. */
  readonly fetchPublicKey: () => Promise<string>;
}

/** What the client of the contract asks of the app. */
export const createApiContext = ({ brand, texts, fetchPublicKey }: Surroundings): ApiContext => ({
  origin: brand.gateway,
  merchant: brand.code,
  language: () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage,
  device: () => (isStandalone() ? Device.Standalone : Device.Browser),
  token: () => getSession()?.token ?? null,
  onSessionLost: (token) => {
    // A late answer about an older token says nothing of the session that is open now.
    if (getSession()?.token !== token) return;
    endSession();
    void texts.loadNamespaces('errors').then(() => showToast({ kind: 'fail', text: texts.t(`errors:${ErrorCode.NotLoggedIn}`) }));
  },
  encryption: async () => {
    const [{ legacyEncryption }, publicKey] = await Promise.all([import('@livery/api/encryption'), brand.wire.publicKey ?? fetchPublicKey()]);
    return legacyEncryption(publicKey, brand.wire);
  },
});
