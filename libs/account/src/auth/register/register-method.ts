import type { RegisterMethod } from '@livery/contract/auth/registration';
import { deviceStorage } from '@livery/kit/storage';

/**
 * Returns the environment in which the page runs: an iOS web clip (home screen icon), the brand's own app, an
 * installed web app (PWA), or the browser.
 */
export const getRegisterMethod = (): RegisterMethod => {
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP';
  if (/\bLiveryApp\//.test(navigator.userAgent)) return 'APP';
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'PWA' : 'H5';
};
