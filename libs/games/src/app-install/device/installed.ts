import { deviceStorage } from '@livery/kit/storage';

/**
 * Key in the device storage. The value `1` means that the app was opened from a home screen icon that was installed
 * by an iOS configuration profile.
 */
const webClipStorageKey = 'WEBCLIP';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/**
 * Stores on the device that the app was opened from a home screen icon of an iOS configuration profile. Such an icon
 * opens a URL with the query parameter `WEBCLIP=1`. `search` is the query string of the URL. Without the parameter,
 * nothing is stored.
 */
export const recordWebClip = (search: string): void => {
  if (new URLSearchParams(search).get(webClipStorageKey) === '1') deviceStorage.set(webClipStorageKey, '1');
};

/**
 * Returns true if the page runs as an app: as an installed web app, from a home screen icon, or inside an Android app.
 */
export const isInstalled = (): boolean =>
  deviceStorage.get(webClipStorageKey) === '1' ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');
