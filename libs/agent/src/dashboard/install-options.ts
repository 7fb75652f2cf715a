import type { VersionInfo } from '@livery/api/site-settings/app-downloads';
import { deviceStorage } from '@livery/kit/storage';

/** What a brand's own app adds to its user agent. */
const nativeMark = /\bLiveryApp\//;
const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
/** `1` where the page was opened from the icon that the profile put on the home screen. */
const webClipKey = 'WEBCLIP';

export type DownloadKind = 'Android' | 'IOS' | 'MOBILECONFIG';

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  !/Android/i.test(userAgent) &&
  (/iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const hasWebClip = (): boolean => deviceStorage.get(webClipKey) === '1';

/** The page runs as an app already: the brand's own, installed, or from the home screen. */
export const isRunningAsApp = ({ userAgent }: Device = navigator): boolean =>
  nativeMark.test(userAgent) ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');

/**
 * What the home offers: the Android app anywhere but on an iPhone, the iOS app on an iPhone or a computer, the profile on
 * an iPhone that does not have it.
 */
export const getDownloadKinds = (device: Device, webClip: boolean): readonly DownloadKind[] => {
  if (isIos(device)) return webClip ? ['IOS'] : ['IOS', 'MOBILECONFIG'];
  return /Android/i.test(device.userAgent) ? ['Android'] : ['Android', 'IOS'];
};

/** The addresses of those that there are: http(s), or on iOS the phone's own installer. */
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
