import type { AppResource, VersionInfo } from '@livery/api/site-settings/app-downloads';
import type { Device } from '../device/device.ts';
import { getIosSupport } from '../device/ios-support.ts';

export type DownloadKind = Exclude<AppResource['resourceType'], 'AppDownloadIcon'>;

export interface DownloadOption {
  readonly kind: DownloadKind;
  readonly href: string;
}

/** Which downloads a platform can use; a computer is shown all, to be opened on a phone. */
const kindsByPlatform = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
  other: ['Android', 'IOS', 'MOBILECONFIG'],
} as const satisfies Record<Device['platform'], readonly DownloadKind[]>;

/** The address of a download: http(s), or on iOS the phone's own installer. A path is the gateway's. Undefined for any other. */
const toDownloadUrl = (url: string, origin: string): string | undefined => {
  if (/^itms-services:\/\//i.test(url)) return url;
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
};

/** What can be downloaded on this device, in the order in which it is offered. */
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

/** Whether there is anything to offer to this very device: its own download, or on an old iPhone the guide. */
export const hasDownloadOption = (info: VersionInfo, device: Device, origin: string): boolean => {
  if (device.platform === 'other') return false;
  return (
    getDownloadOptions(info, device, origin).length > 0 ||
    (device.platform === 'ios' && getIosSupport(device.ios) === 'guide')
  );
};

/** The picture that stands for the app. */
export const getAppIconUrl = ({ resources }: VersionInfo, origin: string): string | undefined => {
  const url = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  return url && toDownloadUrl(url, origin);
};
