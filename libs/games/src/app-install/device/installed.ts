import { deviceStorage } from '@livery/kit/storage';

/**
 * Storage key. The value `1` means that the app was opened from a home screen icon that an iOS configuration profile
 * has installed.
 */
const webClipStorageKey = 'WEBCLIP';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/**
 * Stores on the device that an iOS configuration profile has installed the app's icon. The icon opens a URL that
 * contains the storage key as a query parameter.
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
