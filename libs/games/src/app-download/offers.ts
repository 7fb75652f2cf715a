import type { AppResource, VersionInfo } from '@livery/api/downloads';
import type { Device } from './device.ts';
import { iosOffer } from './ios-rules.ts';

export type DownloadKind = Exclude<AppResource['resourceType'], 'AppDownloadIcon'>;

export interface Offer {
  readonly kind: DownloadKind;
  readonly href: string;
}

/** Which downloads a platform can use; a computer is shown all, to be opened on a phone. */
const usable = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
  other: ['Android', 'IOS', 'MOBILECONFIG'],
} as const satisfies Record<Device['platform'], readonly DownloadKind[]>;

/** The address of a download: http(s), or on iOS the phone's own installer. A path is the gateway's. Undefined for any other. */
const addressOf = (url: string, origin: string): string | undefined => {
  if (/^itms-services:\/\//i.test(url)) return url;
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
};

/** What can be downloaded on this device, in the order in which it is offered. */
export const offersFor = (
  { version: { pathList } }: VersionInfo,
  { platform, ios }: Device,
  origin: string,
): Offer[] => {
  if (platform === 'ios' && iosOffer(ios) !== 'app') return [];
  return usable[platform].flatMap((kind) => {
    const url = pathList.find(({ resourceType }) => resourceType === kind)?.url;
    const href = url && addressOf(url, origin);
    return href ? [{ kind, href }] : [];
  });
};

/** Whether there is anything to offer to this very device: its own download, or on an old iPhone the guide. */
export const isOffered = (info: VersionInfo, device: Device, origin: string): boolean => {
  if (device.platform === 'other') return false;
  return offersFor(info, device, origin).length > 0 || (device.platform === 'ios' && iosOffer(device.ios) === 'guide');
};

/** The picture that stands for the app. */
export const iconOf = ({ resources }: VersionInfo, origin: string): string | undefined => {
  const url = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  return url && addressOf(url, origin);
};
