import type { ApiContext } from '@livery/api/context';
import { Device } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { endSession, getSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

interface Surroundings {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  /** The gateway's public key, for brand files that name none, and its time. */
  readonly fetchWireKey: () => Promise<{ readonly publicKey: string; readonly serverTime?: number | undefined }>;
  /** Looks again whether the brand is open. */
  readonly onClosed: () => void;
}

/** What the client of the contract asks of the app. */
export const createApiContext = ({ brand, texts, fetchWireKey, onClosed }: Surroundings): ApiContext => ({
  origin: brand.gateway,
  merchant: brand.code,
  language: () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage,
  device: () => (isStandalone() ? Device.Standalone : Device.Browser),
  token: () => getSession()?.token ?? null,
  onSessionLost: (token, code) => {
    // A late answer about an older token says nothing of the session that is open now.
    if (getSession()?.token !== token) return;
    endSession();
    void Promise.all([import('@livery/ui/toast-queue'), texts.loadNamespaces('errors')]).then(([{ showToast }]) => showToast({ kind: 'fail', text: texts.t([`errors:${code}`, `errors:${ErrorCode.NotLoggedIn}`]) }));
  },
  onClosed,
  encryption: async () => {
    // The legacy way needs no time, and no answer at all where the brand file has the key.
    const needsAnswer = brand.wire.mode !== 'legacy' || !brand.wire.publicKey;
    const [{ brandEncryption }, answer] = await Promise.all([import('@livery/api/encryption'), needsAnswer ? fetchWireKey() : undefined]);
    const ahead = answer?.serverTime === undefined ? 0 : answer.serverTime - Date.now();
    return brandEncryption(brand.wire, { publicKey: brand.wire.publicKey ?? answer?.publicKey ?? '', ahead });
  },
});
