import { deviceStorage } from '@livery/kit/storage';

/**
 * Storage key. The value is `1` after the app was opened from the home screen icon that the iOS configuration profile
 * installed.
 */
const webClipStorageKey = 'WEBCLIP';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/**
 * Stores that the icon of the iOS profile is installed on this phone. The icon opens the app with the storage key as a
 * query parameter.
 */
export const recordWebClip = (search: string): void => {
  if (new URLSearchParams(search).get(webClipStorageKey) === '1') deviceStorage.set(webClipStorageKey, '1');
};

/**
 * Returns true if the page runs as an app: installed, from the home screen, or inside the brand's own app on Android.
 */
export const isInstalled = (): boolean =>
  deviceStorage.get(webClipStorageKey) === '1' ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');
