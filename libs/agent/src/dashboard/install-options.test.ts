// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getDownloads, getDownloadKinds } from './install-options.ts';

const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', maxTouchPoints: 5 };
const ipad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 };
const mac = { ...ipad, maxTouchPoints: 0 };
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 14)', maxTouchPoints: 5 };

test.each([
  ['an iPhone', iphone, false, ['IOS', 'MOBILECONFIG']],
  ['an iPhone with the profile', iphone, true, ['IOS']],
  ['an iPad', ipad, false, ['IOS', 'MOBILECONFIG']],
  ['a computer', mac, false, ['Android', 'IOS']],
  ['an Android phone', android, false, ['Android']],
])('offers matching downloads to %s', (_, here, webClip, kinds) => {
  expect(getDownloadKinds(here, webClip)).toEqual(kinds);
});

test('ignores addresses that are not downloads', () => {
  const info = {
    version: {
      pathList: [
        { resourceType: 'Android', url: '/downloads/app.apk' },
        { resourceType: 'IOS', url: 'javascript:alert(1)' },
      ],
    },
  } as unknown as Parameters<typeof getDownloads>[0];
  expect(getDownloads(info, ['Android', 'IOS', 'MOBILECONFIG'], 'https://brand.example')).toEqual([
    { kind: 'Android', href: 'https://brand.example/downloads/app.apk' },
  ]);
});
