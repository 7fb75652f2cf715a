import { deviceStorage } from '@livery/kit/storage';

/** Set where the app was opened from the icon that the profile put on the home screen. */
const webClipKey = 'WEBCLIP';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Remembers that the icon of the profile is on this phone. Its address says so. */
export const noteWebClip = (search: string): void => {
  if (new URLSearchParams(search).get(webClipKey) === '1') deviceStorage.set(webClipKey, '1');
};

/** The page runs as an app: installed, from the home screen, or inside the brand's own app on Android. */
export const isInstalled = (): boolean =>
  deviceStorage.get(webClipKey) === '1' ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');
