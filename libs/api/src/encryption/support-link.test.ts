import links from '@livery/contract/support/support-links.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptSupportLink } from './support-link.ts';

test.each(links.vectors)('decrypts a link of OpenSSL: $name', async ({ path, link }) => {
  expect(await decryptSupportLink(path)).toBe(link);
});

test.each(['', 'short', 'not base64!!a1b2c3d4', 'QUJD12345678', '====12345678'])('rejects %j', async (path) => {
  expect(await decryptSupportLink(path)).toBeUndefined();
});

test('cannot decrypt with another key', async () => {
  const { path, link } = links.vectors[1]!;
  expect(await decryptSupportLink(`${path.slice(0, -8)}wrongkey`)).not.toBe(link);
});

test('never throws, whatever the gateway sends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String({ minLength: 8 }).map((text) => `${text}abcdefgh`),
      ),
      async (path) => {
        const opened = await decryptSupportLink(path);
        expect(opened === undefined || typeof opened === 'string').toBe(true);
      },
    ),
  );
});
