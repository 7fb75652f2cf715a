import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { proposeBrand } from './propose-brand.ts';

const shape = '<rect width="40" height="20" fill="#b91c1c"/>';
const svg = (content: string, attributes = 'viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const png = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** Creates a chunk of a PNG with a valid checksum. */
const createChunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, checksum]);
};

/** Creates a small PNG whose header states a width and height of `side` pixels, e.g. billions of pixels in total. */
const createBomb = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Creates an image of random pixels, which no conversion to shapes can represent. */
const createNoise = (): Promise<Buffer> => {
  let state = 7;
  const data = Buffer.from(
    Array.from({ length: 500 * 300 * 3 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 16;
    }),
  );
  return sharp(data, { raw: { width: 500, height: 300, channels: 3 } })
    .png()
    .toBuffer();
};

const redPng = (): Promise<Buffer> => png(64, 32, '#b91c1c');

it.each<readonly [name: string, logo: () => Buffer | Promise<Buffer>, reason: RegExp]>([
  ['nothing', () => Buffer.alloc(0), /not an image that can be read/],
  ['a text', () => Buffer.from('hello'), /not an image that can be read/],
  ['a script in an SVG', () => svg(`<script>alert(1)</script>${shape}`), /<script>/],
  ['an event handler', () => svg(shape, 'viewBox="0 0 40 20" onload="alert(1)"'), /event handler/],
  ['an SVG that loads an image', () => svg('<image href="https://example.com/a.png"/>'), /<image>/],
  [
    'an SVG that uses another file',
    () => svg('<use href="https://example.com/a.svg#b"/>'),
    /href that leaves the file/,
  ],
  [
    'an SVG with a style that loads',
    () => svg(`<style>@import "https://example.com"</style>${shape}`),
    /loads something/,
  ],
  [
    'an SVG with entities',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'),
    /document type or entities/,
  ],
  ['an SVG with text', () => svg('<text>Brand</text>'), /<text>/],
  ['an SVG without a size', () => svg(shape, ''), /how large it is/],
  ['a huge SVG', () => svg(`<path d="M0 0${'h1'.repeat(100_000)}"/>`), /too large/],
  ['an SVG with too many elements', () => svg('<g/>'.repeat(6_000)), /too many elements/],
  ['an SVG that is cut off', () => svg(shape).subarray(0, 70), /not a readable SVG/],
  ['an empty SVG', () => svg(''), /the logo is empty/],
  ['a transparent SVG', () => svg('<rect width="40" height="20" fill="red" opacity="0"/>'), /the logo is empty/],
  ['an SVG that is too wide', () => svg('<rect width="400" height="2"/>', 'viewBox="0 0 400 2"'), /too wide/],
  ['an SVG that is too tall', () => svg('<rect width="2" height="400"/>', 'viewBox="0 0 2 400"'), /too tall/],
  ['a PNG of one pixel', () => png(1, 1, '#b91c1c'), /too small: 1 × 1/],
  ['a transparent PNG', () => png(200, 100, '#00000000'), /the logo is empty/],
  ['a PNG of one colour only', () => png(200, 100, '#ffffff'), /the logo is empty/],
  ['a PNG bomb', () => createBomb(50_000), /too many pixels/],
  ['a PNG with less data than its size', () => createBomb(2_000), /damaged or cut off/],
  ['a PNG that is cut off', async () => (await createNoise()).subarray(0, -200), /cut off/],
  ['a PNG with an archive behind it', async () => Buffer.concat([await redPng(), Buffer.from('PK')]), /other bytes/],
  ['a PNG of 5 MB', () => Buffer.concat([Buffer.alloc(5 * 1024 * 1024)]), /too large/],
  ['a photo', createNoise, /too many details/],
  [
    'a JPEG',
    async () =>
      sharp(await redPng())
        .flatten()
        .jpeg()
        .toBuffer(),
    /is a JPEG/,
  ],
])('rejects %s with words', async (_, createLogo, reason) => {
  const result = await proposeBrand({ code: 'nova', name: 'Nova', market: 'generic', logo: await createLogo() });
  expect(result).toMatchObject({ reason: expect.stringMatching(reason), remedy: expect.stringMatching(/\w/) });
});
