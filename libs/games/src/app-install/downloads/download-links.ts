import type { AppResource, VersionInfo } from '@livery/api/site-settings/app-downloads';
import type { Device } from '../device/device.ts';
import { getIosSupport } from '../device/ios-support.ts';

export type DownloadKind = Exclude<AppResource['resourceType'], 'AppDownloadIcon'>;

export interface DownloadOption {
  readonly kind: DownloadKind;
  readonly href: string;
}

/**
 * Kinds of app downloads that each platform shows. `MOBILECONFIG` is an iOS configuration profile that installs a
 * home screen icon. A computer shows all kinds, because the visitor can open the download on a phone.
 */
const kindsByPlatform = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
  other: ['Android', 'IOS', 'MOBILECONFIG'],
} as const satisfies Record<Device['platform'], readonly DownloadKind[]>;

/**
 * Returns the absolute URL of a download, or undefined if the URL is not allowed. Allowed are http(s) URLs and the
 * scheme `itms-services`, with which iOS installs an app. A relative path starts at the gateway's origin.
 */
const toDownloadUrl = (url: string, origin: string): string | undefined => {
  if (/^itms-services:\/\//i.test(url)) return url;
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
};

/**
 * Returns the app downloads that this device can use, in the order in which they are shown. Downloads without a valid
 * URL are omitted.
 */
export const getDownloadOptions = (
  { version: { pathList } }: VersionInfo,
  { platform, ios }: Device,
  origin: string,
): DownloadOption[] => {
  if (platform === 'ios' && getIosSupport(ios) !== 'app') return [];
  return kindsByPlatform[platform].flatMap((kind) => {
    const url = pathList.find(({ resourceType }) => resourceType === kind)?.url;
    const href = url && toDownloadUrl(url, origin);
    return href ? [{ kind, href }] : [];
  });
};

/**
 * Returns true if this phone or tablet can use an app download. Also returns true for an old iOS version, for which a
 * guide is shown. Always returns false for a computer, although its download page lists all downloads.
 */
export const hasDownloadOption = (info: VersionInfo, device: Device, origin: string): boolean => {
  if (device.platform === 'other') return false;
  return (
    getDownloadOptions(info, device, origin).length > 0 ||
    (device.platform === 'ios' && getIosSupport(device.ios) === 'guide')
  );
};

/** Returns the URL of the app's icon, or undefined if there is none. */
export const getAppIconUrl = ({ resources }: VersionInfo, origin: string): string | undefined => {
  const url = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  return url && toDownloadUrl(url, origin);
};
