import type { VersionInfo } from '@livery/api/site-settings/app-downloads';
import { deviceStorage } from '@livery/kit/storage';

/** Part of the user agent that the brand's own app adds. */
const nativeMark = /\bLiveryApp\//;
const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
/** Device storage key. `1` when the page was opened from the home screen icon of the iOS profile. */
const webClipKey = 'WEBCLIP';

export type DownloadKind = 'Android' | 'IOS' | 'MOBILECONFIG';

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPad has the user agent of a Mac, but a Mac has no touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  !/Android/i.test(userAgent) &&
  (/iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const hasWebClip = (): boolean => deviceStorage.get(webClipKey) === '1';

/** True when the page runs inside the brand's app, as an installed PWA or from the home screen. */
export const isRunningAsApp = ({ userAgent }: Device = navigator): boolean =>
  nativeMark.test(userAgent) ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');

/**
 * Download kinds for a device: the Android app on every device except iOS, the iOS app on iOS and computers, the
 * profile on iOS devices that do not have it.
 */
export const getDownloadKinds = (device: Device, webClip: boolean): readonly DownloadKind[] => {
  if (isIos(device)) return webClip ? ['IOS'] : ['IOS', 'MOBILECONFIG'];
  return /Android/i.test(device.userAgent) ? ['Android'] : ['Android', 'IOS'];
};

/** Addresses of the available downloads: http(s), or `itms-services` for the iOS installer. */
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
