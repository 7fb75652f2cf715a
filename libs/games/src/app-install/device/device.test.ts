import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const safari = 'Version/17.4 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.each([
  ['Safari on an iPhone', iphone('17_4', safari), 5, { platform: 'ios', ios: { major: 17, minor: 4 }, isSafari: true }],
  [
    'an iPhone with iOS 12.1',
    iphone('12_1_2', 'Version/12.0 Mobile/15E148 Safari/604.1'),
    5,
    { platform: 'ios', ios: { major: 12, minor: 1 }, isSafari: true },
  ],
  [
    'an iPhone with iOS 9.3',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 ' +
      'Mobile/13E188a Safari/601.1',
    5,
    { platform: 'ios', ios: { major: 9, minor: 3 }, isSafari: true },
  ],
  [
    'Chrome on an iPhone',
    iphone('17_4', 'CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1'),
    5,
    { platform: 'ios', ios: { major: 17, minor: 4 }, isSafari: false },
  ],
  [
    'Firefox on an iPhone',
    iphone('16_2', 'FxiOS/126.0 Mobile/15E148 Safari/605.1.15'),
    5,
    { platform: 'ios', isSafari: false },
  ],
  [
    'Edge on an iPhone',
    iphone('17_0', 'Version/17.0 EdgiOS/125.0 Mobile/15E148 Safari/604.1'),
    5,
    { platform: 'ios', isSafari: false },
  ],
  ['the Google app', iphone('17_4', 'GSA/317.0 Mobile/15E148 Safari/604.1'), 5, { platform: 'ios', isSafari: false }],
  [
    'the in-app browser of Facebook',
    iphone('17_4', 'Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0]'),
    5,
    { platform: 'ios', isSafari: false },
  ],
  [
    'an iPad that identifies itself',
    'Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    5,
    { platform: 'ios', ios: { major: 12, minor: 4 }, isSafari: true },
  ],
  ['an iPad that calls itself a Mac', mac, 5, { platform: 'ios', ios: { major: 17, minor: 4 }, isSafari: true }],
  ['a Mac', mac, 0, { platform: 'other', ios: undefined, isSafari: false }],
  ['Chrome on Android', android, 5, { platform: 'android', ios: undefined, isSafari: false, isNativeApp: false }],
  ["the brand's own app on Android", `${android} LiveryApp/2.1`, 5, { platform: 'android', isNativeApp: true }],
  [
    "the brand's own app on an iPhone",
    iphone('17_4', 'Mobile/15E148 LiveryApp/2.1'),
    5,
    { platform: 'ios', isNativeApp: true },
  ],
  [
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    10,
    { platform: 'other' },
  ],
  ['nothing at all', '', 0, { platform: 'other', ios: undefined, isSafari: false, isNativeApp: false }],
] as const)('%s', (_, userAgent, maxTouchPoints, device) => {
  expect(readDevice({ userAgent, maxTouchPoints })).toMatchObject(device);
});
