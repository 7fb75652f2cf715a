import { deviceStorage } from '@livery/kit/storage';

/** Set where the app was opened from the icon that the profile put on the home screen. */
const webClipStorageKey = 'WEBCLIP';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Remembers that the icon of the profile is on this phone. Its address says so. */
export const recordWebClip = (search: string): void => {
  if (new URLSearchParams(search).get(webClipStorageKey) === '1') deviceStorage.set(webClipStorageKey, '1');
};

/** The page runs as an app: installed, from the home screen, or inside the brand's own app on Android. */
export const isInstalled = (): boolean =>
  deviceStorage.get(webClipStorageKey) === '1' ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');
