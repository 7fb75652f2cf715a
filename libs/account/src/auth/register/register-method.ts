import type { RegisterMethod } from '@livery/contract/auth/registration';
import { deviceStorage } from '@livery/kit/storage';

/** Detects how the page runs: web clip of the iOS profile, the brand's own app, installed PWA, or browser. */
export const getRegisterMethod = (): RegisterMethod => {
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP';
  if (/\bLiveryApp\//.test(navigator.userAgent)) return 'APP';
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'PWA' : 'H5';
};
