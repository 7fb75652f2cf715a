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

test('each device is offered what it can use, from the gateway where a path is named', () => {
  expect(getDownloadOptions(all, android, origin)).toEqual([
    { kind: 'Android', href: 'https://brand.example/app.apk' },
  ]);
  expect(kinds(iphone(17, 4))).toEqual(['IOS', 'MOBILECONFIG']);
  expect(kinds(desktop)).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
});

test('an iPhone that the app does not run on is offered none', () => {
  expect([kinds(iphone(12, 1)), kinds(iphone(12, 3)), kinds(iphone(11, 0))]).toEqual([[], [], []]);
});

test('the bar is for a device that has a link, and for an old iPhone that has the guide', () => {
  expect(hasDownloadOption(all, android, origin)).toBe(true);
  expect(hasDownloadOption(info({ IOS: '/ios' }), android, origin)).toBe(false);
  expect(hasDownloadOption(info({}), iphone(17, 0), origin)).toBe(false);
  expect(hasDownloadOption(info({}), iphone(12, 1), origin)).toBe(true);
  expect(hasDownloadOption(info({}), iphone(12, 3), origin)).toBe(false);
  expect(hasDownloadOption(all, desktop, origin)).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'file:///etc/passwd'])(
  '%s is no download',
  (url) => {
    expect(kinds(android, info({ Android: url }))).toEqual([]);
  },
);

test("the icon is the gateway's", () => {
  expect(
    getAppIconUrl(
      { version: { pathList: [] }, resources: [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }] },
      origin,
    ),
  ).toBe('https://brand.example/icon.png');
  expect(getAppIconUrl(all, origin)).toBeUndefined();
});
