import type { VersionInfo } from '@livery/api/site-settings/app-downloads';
import { deviceStorage } from '@livery/kit/storage';

/** Text that the brand's native app adds to the user agent. */
const nativeMark = /\bLiveryApp\//;
const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
/**
 * Storage key. An iOS configuration profile can add an icon of the app to the home screen. The value `1` means that
 * such an icon has opened the app on this device.
 */
const webClipKey = 'WEBCLIP';

export type DownloadKind = 'Android' | 'IOS' | 'MOBILECONFIG';

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Returns true on an iPhone or iPad. An iPad has the same user agent as a Mac, but only the iPad has a touch screen.
 */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  !/Android/i.test(userAgent) &&
  (/iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const hasWebClip = (): boolean => deviceStorage.get(webClipKey) === '1';

/** Returns true if the page runs inside the brand's native app, as an installed PWA or from the home screen. */
export const isRunningAsApp = ({ userAgent }: Device = navigator): boolean =>
  nativeMark.test(userAgent) ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');

/**
 * Returns the kinds of downloads that a device can use. Android gets the Android app. iOS gets the iOS app and the
 * configuration profile, which adds an icon to the home screen. A computer gets both apps. If `webClip` is true, the
 * profile is already installed and is omitted.
 */
export const getDownloadKinds = (device: Device, webClip: boolean): readonly DownloadKind[] => {
  if (isIos(device)) return webClip ? ['IOS'] : ['IOS', 'MOBILECONFIG'];
  return /Android/i.test(device.userAgent) ? ['Android'] : ['Android', 'IOS'];
};

/**
 * Returns the address of each available download. An address that is neither http(s) nor `itms-services` (the iOS
 * installer) is omitted.
 */
export const getDownloads = (
  { version: { pathList } }: VersionInfo,
  kinds: readonly DownloadKind[],
  origin: string,
): { kind: DownloadKind; href: string }[] =>
  kinds.flatMap((kind) => {
    const url = pathList.find(({ resourceType }) => resourceType === kind)?.url;
    if (!url) return [];
    if (/^itms-services:\/\//i.test(url)) return [{ kind, href: url }];
    if (!URL.canParse(url, origin)) return [];
    const address = new URL(url, origin);
    return /^https?:$/.test(address.protocol) ? [{ kind, href: address.href }] : [];
  });
