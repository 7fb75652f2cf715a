import type { RegisterMethod } from '@livery/contract/auth/registration';
import { deviceStorage } from '@livery/kit/storage';

/**
 * Returns how the page runs: as an iOS web clip (home screen icon), inside the brand's own app, as an installed web app
 * (PWA), or in the browser.
 */
export const getRegisterMethod = (): RegisterMethod => {
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP';
  if (/\bLiveryApp\//.test(navigator.userAgent)) return 'APP';
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'PWA' : 'H5';
};
