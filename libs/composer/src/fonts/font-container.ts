import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { inflateSync } from 'node:zlib';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';
import { type Directory, fontLimits, readDirectory } from './font-directory.ts';

/** An uncompressed font in the sfnt format of TrueType and OpenType files. */
export interface UnpackedFont {
  readonly format: OwnFontFormat;
  readonly sfnt: Buffer;
}

const damaged = createProblemText('font.damaged');

const tooLarge = createProblemText('font.unpackedLarge', { max: fontLimits.unpacked / 1024 / 1024 });

/** Detects the format of a font by its first bytes. Returns undefined for any other file. */
export function detectFontFormat(bytes: Buffer): OwnFontFormat | undefined {
  const signature = bytes.toString('latin1', 0, 4);
  return formatBySignature[signature];
}

const formatBySignature: Readonly<Record<string, OwnFontFormat>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  OTTO: 'otf',
  true: 'ttf',
  '\x00\x01\x00\x00': 'ttf',
};

/**
 * Decompresses a font. First compares the sizes that the header of the font states with the limits. Otherwise a small
 * file could expand to a huge font and fill the memory. Returns an error for a font that cannot be used.
 */
export async function unpackFont(bytes: Buffer): Promise<UnpackedFont | ProblemText> {
  const format = detectFontFormat(bytes);
  if (format === undefined) return explainFormat(bytes);
  const directory = readDirectory(bytes, format);
  if ('reason' in directory) return directory;
  if (directory.unpackedSize > fontLimits.unpacked) return tooLarge;
  try {
    const sfnt = await unpackers[format](bytes, directory);
    if (sfnt.length > fontLimits.unpacked) return tooLarge;
    const unpacked = format === 'ttf' || format === 'otf' ? directory : readDirectory(sfnt, 'ttf');
    return 'reason' in unpacked ? unpacked : { format, sfnt };
  } catch {
    return damaged;
  }
}

/** Explains why a file without the signature of a font cannot be used. */
function explainFormat(bytes: Buffer): ProblemText {
  const signature = bytes.toString('latin1', 0, 4);
  if (signature === 'ttcf') return createProblemText('font.collection');
  return createProblemText(signature.startsWith('PK') ? 'font.archive' : 'font.format');
}

const unpackers: Readonly<Record<OwnFontFormat, (bytes: Buffer, directory: Directory) => Promise<Buffer>>> = {
  ttf: (bytes) => Promise.resolve(bytes),
  otf: (bytes) => Promise.resolve(bytes),
  woff: (bytes, directory) => Promise.resolve(inflateTables(bytes, directory)),
  woff2: async (bytes) => {
    const { default: fontverter } = await import('fontverter');
    return fontverter.convert(bytes, 'sfnt', 'woff2');
  },
};

const headerSize = 12;
const recordSize = 16;

/**
 * Decompresses the tables of a WOFF file and joins them to an uncompressed font. The record of each table states its
 * uncompressed size. Throws an error if a table has another size.
 */
function inflateTables(bytes: Buffer, { flavor, tables }: Directory): Buffer {
  const header = Buffer.alloc(headerSize + tables.length * recordSize);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, start, size, unpackedSize }] of tables.entries()) {
    const stored = bytes.subarray(start, start + size);
    const table = size === unpackedSize ? stored : inflateSync(stored, { maxOutputLength: unpackedSize });
    if (table.length !== unpackedSize) throw new Error(`The table ${tag} is shorter than its record says`);
    const at = headerSize + index * recordSize;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(unpackedSize, at + 12);
    const padding = Buffer.alloc((4 - (unpackedSize % 4)) % 4);
    parts.push(table, padding);
    offset += unpackedSize + padding.length;
  }
  return Buffer.concat(parts);
}
