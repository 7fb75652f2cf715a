import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { changeTable, readLatinFont, readLatinSfnt, readLatinWoff } from '../testing/test-fonts.ts';
import { checkFontFile } from './check-font-file.ts';

const check = async (bytes: Buffer): Promise<string> => {
  const result = await checkFontFile(bytes);
  return 'reason' in result ? result.reason : result.format;
};

const megabyte = 1024 * 1024;

it('accepts the four formats by their content', async () => {
  expect(await check(readLatinFont())).toBe('woff2');
  expect(await check(await readLatinWoff())).toBe('woff');
  expect(await check(await readLatinSfnt())).toBe('ttf');
});

it('rejects files that are no fonts, and reports what they are', async () => {
  expect(await check(Buffer.from('PK\x03\x04 archive', 'latin1'))).toBe('the file is a ZIP archive');
  expect(await check(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('the file is not a font');
  expect(await check(Buffer.from('ttcf\0\x01\0\0', 'latin1'))).toBe('the file is a collection of several fonts');
  expect(await check(Buffer.alloc(0))).toBe('the file is not a font');
});

it('rejects a file of 10 MB before it reads it', async () => {
  expect(await check(Buffer.concat([await readLatinSfnt(), Buffer.alloc(10 * megabyte)]))).toMatch(
    /^the font is too large: \d+ kB, at most 4096 kB$/,
  );
});

it('rejects a font that is cut off anywhere', async () => {
  const fonts = [readLatinFont(), await readLatinWoff(), await readLatinSfnt()];
  for (const font of fonts)
    for (const share of [0.001, 0.01, 0.5, 0.999])
      expect(await check(font.subarray(0, Math.max(5, Math.floor(font.length * share))))).toMatch(/cut off|damaged/);
});

it('rejects a font that is something else too', async () => {
  const page = Buffer.from('<script>alert(1)</script>'.padEnd(400));
  for (const font of [readLatinFont(), await readLatinWoff(), await readLatinSfnt()])
    expect(await check(Buffer.concat([font, page]))).toMatch(/^\d+ bytes of the file do not belong to the font$/);
});

it('rejects a block of private data in a web font', async () => {
  const woff = await readLatinWoff();
  woff.writeUInt32BE(64, 40);
  expect(await check(woff)).toBe('64 bytes of the file do not belong to the font');
});

/**
 * Creates a WOFF file whose only table decompresses to `size` bytes. The directory of the file states that the
 * decompressed table has `stated` bytes, which can be false.
 */
const createWoffBomb = (size: number, stated: number): Buffer => {
  const table = deflateSync(Buffer.alloc(size));
  const bytes = Buffer.alloc(64 + Math.ceil(table.length / 4) * 4);
  bytes.write('wOFF', 'latin1');
  bytes.writeUInt32BE(0x00010000, 4);
  bytes.writeUInt32BE(bytes.length, 8);
  bytes.writeUInt16BE(1, 12);
  bytes.write('glyf', 44, 'latin1');
  bytes.writeUInt32BE(64, 48);
  bytes.writeUInt32BE(table.length, 52);
  bytes.writeUInt32BE(stated, 56);
  table.copy(bytes, 64);
  return bytes;
};

it('rejects a WOFF font that becomes huge, whatever size its header states', async () => {
  expect(await check(createWoffBomb(40 * megabyte, 40 * megabyte))).toMatch(/larger than 24 MB/);
  expect(await check(createWoffBomb(40 * megabyte, 4 * megabyte))).toBe('the font is damaged');
});

/**
 * Creates a WOFF2 file whose only table decompresses to `size` bytes. `stated` contains the encoded size (UIntBase128,
 * the number format of WOFF2) that the directory of the file states for the table. It can be false.
 */
const createWoff2Bomb = (size: number, stated: readonly number[]): Buffer => {
  const stream = brotliCompressSync(Buffer.alloc(size), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const start = 49 + stated.length;
  const bytes = Buffer.alloc(Math.ceil((start + stream.length) / 4) * 4);
  bytes.write('wOF2', 'latin1');
  bytes.writeUInt32BE(0x00010000, 4);
  bytes.writeUInt32BE(bytes.length, 8);
  bytes.writeUInt16BE(1, 12);
  bytes.writeUInt32BE(1000, 16);
  bytes.writeUInt32BE(stream.length, 20);
  bytes.set(stated, 49);
  stream.copy(bytes, start);
  return bytes;
};

it('rejects a WOFF2 font that becomes huge, whatever size its header states', async () => {
  expect(await check(createWoff2Bomb(40 * megabyte, [0x93, 0x80, 0x80, 0x00]))).toMatch(/larger than 24 MB/);
  expect(await check(createWoff2Bomb(40 * megabyte, [0x64]))).toMatch(/damaged/);
});

it('rejects too many tables, and tables that share their bytes', async () => {
  const sfnt = await readLatinSfnt();
  const many = Buffer.from(sfnt);
  many.writeUInt16BE(65_535, 4);
  expect(await check(many)).toBe('the font has 65535 tables, at most 64 are allowed');
  const shared = Buffer.from(sfnt);
  shared.copy(shared, 12 + 16 + 8, 12 + 8, 12 + 12);
  expect(await check(shared)).toMatch(/cut off or damaged/);
});

it('rejects too many glyphs, and a number of glyphs that the font does not have', async () => {
  const sfnt = await readLatinSfnt();
  const claim = (count: number) => changeTable(sfnt, 'maxp', (table) => table.writeUInt16BE(count, 4));
  expect(await check(claim(65_535))).toBe('the font has 65535 glyphs, at most 30000 are allowed');
  expect(await check(claim(29_000))).toMatch(/damaged/);
  expect(await check(claim(0))).toMatch(/damaged/);
});

it('rejects fonts whose licence bits do not allow what the app does', async () => {
  const sfnt = await readLatinSfnt();
  const withBits = (value: number) => changeTable(sfnt, 'OS/2', (table) => table.writeUInt16BE(value, 8));
  expect(await check(withBits(0x2))).toBe('the licence bits of the font forbid embedding it');
  expect(await check(withBits(0x100))).toBe('the licence bits of the font forbid subsets, which the app ships');
  expect(await check(withBits(0x200))).toBe('the licence bits of the font allow only to embed bitmaps, not outlines');
  // If several bits are set, the least restrictive bit applies.
  expect(await check(withBits(0x2 | 0x8))).toBe('ttf');
});

it('never crashes on damaged tables', async () => {
  const sfnt = await readLatinSfnt();
  for (let round = 0; round < 60; round += 1) {
    const damaged = Buffer.from(sfnt);
    // Each round changes other bytes. The positions of these bytes are calculated, so every run changes the same
    // bytes.
    for (let change = 0; change < 8; change += 1) {
      const at = 300 + ((round * 7919 + change * 104_729) % (damaged.length - 300));
      damaged.writeUInt8((damaged.readUInt8(at) + 1 + round) % 256, at);
    }
    expect(await check(damaged)).toMatch(/./);
  }
});
