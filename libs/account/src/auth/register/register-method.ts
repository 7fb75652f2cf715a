import type { RegisterMethod } from '@livery/contract/auth/registration';
import { deviceStorage } from '@livery/kit/storage';

/** How the page runs: from the profile of a home screen, inside the app's own window, installed, or in a browser. */
export const getRegisterMethod = (): RegisterMethod => {
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP';
  if (/\bLiveryApp\//.test(navigator.userAgent)) return 'APP';
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'PWA' : 'H5';
};
