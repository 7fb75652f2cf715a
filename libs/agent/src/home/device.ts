import type { VersionInfo } from '@livery/api/downloads';
import { deviceStorage } from '@livery/kit/storage';

/** What a brand's own app adds to its user agent. */
const nativeMark = /\bLiveryApp\//;
const installedModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
/** `1` where the page was opened from the icon that the profile put on the home screen. */
const webClipKey = 'WEBCLIP';

export type DownloadKind = 'Android' | 'IOS' | 'MOBILECONFIG';

interface Here {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Here): boolean =>
  !/Android/i.test(userAgent) &&
  (/iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const hasWebClip = (): boolean => deviceStorage.get(webClipKey) === '1';

/** The page runs as an app already: the brand's own, installed, or from the home screen. */
export const isApp = ({ userAgent }: Here = navigator): boolean =>
  nativeMark.test(userAgent) ||
  installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true ||
  document.referrer.startsWith('android-app://');

/**
 * What the home offers: the Android app anywhere but on an iPhone, the iOS app on an iPhone or a computer, the profile on
 * an iPhone that does not have it.
 */
export const kindsFor = (here: Here, webClip: boolean): readonly DownloadKind[] => {
  if (isIos(here)) return webClip ? ['IOS'] : ['IOS', 'MOBILECONFIG'];
  return /Android/i.test(here.userAgent) ? ['Android'] : ['Android', 'IOS'];
};

/** The addresses of those that there are: http(s), or on iOS the phone's own installer. */
export const downloadsOf = (
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
