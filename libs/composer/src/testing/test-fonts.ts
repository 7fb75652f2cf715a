import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';

const { resolve } = createRequire(import.meta.url);

const readPackageFont = (path: string): Buffer => readFileSync(resolve(`@fontsource-variable/${path}`));

/** Returns a variable WOFF2 font with Latin letters only. It has the axes `wght` and `wdth`. */
export const readLatinFont = (): Buffer => readPackageFont('archivo/files/archivo-latin-wdth-normal.woff2');

/** Returns a variable WOFF2 font with Arabic letters and without Latin letters. */
export const readArabicFont = (): Buffer => readPackageFont('vazirmatn/files/vazirmatn-arabic-wght-normal.woff2');

/** Returns the Latin font without compression, as a TTF file. */
export const readLatinSfnt = (): Promise<Buffer> => fontverter.convert(readLatinFont(), 'sfnt');

/** Returns the Latin font as a WOFF file. */
export const readLatinWoff = (): Promise<Buffer> => fontverter.convert(readLatinFont(), 'woff');

/** Returns a copy of a TTF file. `change` receives the bytes of one table in the copy and can modify them. */
export function changeTable(sfnt: Buffer, tag: string, change: (table: Buffer) => void): Buffer {
  const copy = Buffer.from(sfnt);
  for (let at = 12; at < 12 + copy.readUInt16BE(4) * 16; at += 16) {
    if (copy.toString('latin1', at, at + 4) !== tag) continue;
    const start = copy.readUInt32BE(at + 8);
    change(copy.subarray(start, start + copy.readUInt32BE(at + 12)));
  }
  return copy;
}
