import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isPlainJpeg } from './plain-jpeg.ts';
import { reencodeImage } from './reencode-image.ts';

const create = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c06030' } });
const plain = await create().jpeg().toBuffer();

it('accepts what the gateway encodes, with one scan or several', async () => {
  expect(isPlainJpeg(plain)).toBe(true);
  expect(isPlainJpeg(await create().jpeg({ progressive: true }).toBuffer())).toBe(true);
  const photo = await create()
    .withExif({ IFD0: { Copyright: 'x' } })
    .png()
    .toBuffer();
  expect(isPlainJpeg((await reencodeImage(photo)).image)).toBe(true);
});

it.each<[string, Buffer | Promise<Buffer>]>([
  [
    'metadata',
    create()
      .withExif({ IFD0: { Copyright: 'x' } })
      .jpeg()
      .toBuffer(),
  ],
  ['a colour profile', create().withIccProfile('p3').jpeg().toBuffer()],
  ['a comment', Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4]), plain.subarray(2)])],
  ['bytes after its end', Buffer.concat([plain, Buffer.from('<script>')])],
  ['no end', plain.subarray(0, -2)],
  ['a segment that ends behind the file', Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xdb, 0xff, 0xff])])],
  ['only a beginning', plain.subarray(0, 3)],
  ['no bytes', Buffer.alloc(0)],
  ['another format', create().png().toBuffer()],
])('rejects a file with %s', async (_, file) => {
  expect(isPlainJpeg(await file)).toBe(false);
});
