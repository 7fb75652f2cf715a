import { expect, test } from 'vitest';
import type { Device } from '../device/device.ts';
import { getAppIconUrl, hasDownloadOption, getDownloadOptions } from './download-links.ts';

const origin = 'https://brand.example';
const android: Device = { platform: 'android', ios: undefined, isSafari: false, isNativeApp: false };
const iphone = (major: number, minor: number): Device => ({
  platform: 'ios',
  ios: { major, minor },
  isSafari: true,
  isNativeApp: false,
});
const desktop: Device = { ...android, platform: 'other' };
const info = (urls: Readonly<Record<string, string>>) => ({
  version: {
    pathList: Object.entries(urls).map(([resourceType, url]) => ({ resourceType: resourceType as 'IOS', url })),
  },
  resources: [],
});
const all = info({
  Android: '/app.apk',
  IOS: 'itms-services://?action=download-manifest&url=https://x.example/m.plist',
  MOBILECONFIG: 'https://cdn.example/app.mobileconfig',
});

const kinds = (device: Device, of = all) => getDownloadOptions(of, device, origin).map(({ kind }) => kind);

test('offers each device the downloads that it can use, with paths resolved against the gateway', () => {
  expect(getDownloadOptions(all, android, origin)).toEqual([
    { kind: 'Android', href: 'https://brand.example/app.apk' },
  ]);
  expect(kinds(iphone(17, 4))).toEqual(['IOS', 'MOBILECONFIG']);
  expect(kinds(desktop)).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
});

test('offers no download to an iPhone that cannot run the app', () => {
  expect([kinds(iphone(12, 1)), kinds(iphone(12, 3)), kinds(iphone(11, 0))]).toEqual([[], [], []]);
});

test('shows the bar for a device with a link and for an old iPhone with the guide', () => {
  expect(hasDownloadOption(all, android, origin)).toBe(true);
  expect(hasDownloadOption(info({ IOS: '/ios' }), android, origin)).toBe(false);
  expect(hasDownloadOption(info({}), iphone(17, 0), origin)).toBe(false);
  expect(hasDownloadOption(info({}), iphone(12, 1), origin)).toBe(true);
  expect(hasDownloadOption(info({}), iphone(12, 3), origin)).toBe(false);
  expect(hasDownloadOption(all, desktop, origin)).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'file:///etc/passwd'])(
  'rejects %s as a download',
  (url) => {
    expect(kinds(android, info({ Android: url }))).toEqual([]);
  },
);

test('resolves the icon against the gateway', () => {
  expect(
    getAppIconUrl(
      { version: { pathList: [] }, resources: [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }] },
      origin,
    ),
  ).toBe('https://brand.example/icon.png');
  expect(getAppIconUrl(all, origin)).toBeUndefined();
});
