import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';

/** Limits of a font file. Sizes are in bytes. */
export const fontLimits = {
  file: 4 * 1024 * 1024,
  unpacked: 24 * 1024 * 1024,
  tables: 64,
  glyphs: 30_000,
} as const;

/**
 * Record that describes one table of a font. The directory of a font file contains one such record for each table.
 */
interface TableRecord {
  readonly tag: string;
  readonly checksum: number;
  readonly start: number;
  /** Size in bytes that the table has inside the font file, where it can be compressed. */
  readonly size: number;
  readonly unpackedSize: number;
}

export interface Directory {
  /** First four bytes of the uncompressed font, as a number. They identify the kind of the font. */
  readonly flavor: number;
  readonly tables: readonly TableRecord[];
  /** Size of the uncompressed font in bytes, according to the directory. */
  readonly unpackedSize: number;
}

/**
 * Reads the directory of a font file, which lists the tables. Returns an error if the tables do not cover exactly the
 * bytes of the file.
 */
export function readDirectory(bytes: Buffer, format: OwnFontFormat): Directory | ProblemText {
  try {
    if (format === 'woff2') return readWoff2(bytes);
    return format === 'woff' ? readWoff(bytes) : readSfnt(bytes);
  } catch {
    return cutOff;
  }
}

const cutOff = createProblemText('font.cut');

const createCountError = (tables: number): ProblemText =>
  createProblemText('font.tables', { tables, max: fontLimits.tables });

const createTrailingError = (bytes: number): ProblemText => createProblemText('font.trailing', { bytes });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const toPadded = (size: number): number => Math.ceil(size / 4) * 4;

/** Finds tables outside of the file, tables that share bytes, and bytes that belong to no table. */
function findLayoutError(tables: readonly TableRecord[], first: number, length: number): ProblemText | undefined {
  const inOrder = tables.toSorted((one, other) => one.start - other.start);
  let end = first;
  let unused = 0;
  for (const { start, size } of inOrder) {
    if (start < end || start + size > length) return cutOff;
    unused += Math.max(0, start - toPadded(end));
    end = start + size;
  }
  unused += Math.max(0, length - toPadded(end));
  return unused > 0 ? createTrailingError(unused) : undefined;
}

/** TrueType and OpenType: 12 bytes of header, and 16 bytes for each table: tag, checksum, start, size. */
function readSfnt(bytes: Buffer): Directory | ProblemText {
  const count = bytes.readUInt16BE(4);
  if (count > fontLimits.tables) return createCountError(count);
  const tables = Array.from({ length: count }, (_, index): TableRecord => {
    const at = 12 + index * 16;
    const size = bytes.readUInt32BE(at + 12);
    const tag = bytes.toString('latin1', at, at + 4);
    return {
      tag,
      checksum: bytes.readUInt32BE(at + 4),
      start: bytes.readUInt32BE(at + 8),
      size,
      unpackedSize: size,
    };
  });
  const error = findLayoutError(tables, 12 + count * 16, bytes.length);
  return error ?? { flavor: bytes.readUInt32BE(0), tables, unpackedSize: bytes.length };
}

/** WOFF: 44 bytes of header, and 20 bytes for each table: tag, start, size, size without compression, checksum. */
function readWoff(bytes: Buffer): Directory | ProblemText {
  const count = bytes.readUInt16BE(12);
  if (count > fontLimits.tables) return createCountError(count);
  const tables = Array.from({ length: count }, (_, index): TableRecord => {
    const at = 44 + index * 20;
    return {
      tag: bytes.toString('latin1', at, at + 4),
      start: bytes.readUInt32BE(at + 4),
      size: bytes.readUInt32BE(at + 8),
      unpackedSize: bytes.readUInt32BE(at + 12),
      checksum: bytes.readUInt32BE(at + 16),
    };
  });
  if (bytes.readUInt32BE(8) !== bytes.length) return createLengthError(bytes.readUInt32BE(8), bytes.length);
  if (tables.some(({ size, unpackedSize }) => size > unpackedSize)) return cutOff;
  const blocks = listBlocks(bytes.readUInt32BE(24), bytes.readUInt32BE(28), bytes.readUInt32BE(40));
  if ('reason' in blocks) return blocks;
  const error = findLayoutError([...tables, ...blocks], 44 + count * 20, bytes.length);
  const unpackedSize = 12 + count * 16 + sum(tables.map((table) => toPadded(table.unpackedSize)));
  return error ?? { flavor: bytes.readUInt32BE(4), tables, unpackedSize };
}

/**
 * Returns a list with the position and size of the metadata block of a web font. The list is empty if there is no such
 * block. Returns an error if the font has a block of private data: it can contain anything, such as a hidden file.
 */
function listBlocks(start: number, size: number, privateSize: number): readonly TableRecord[] | ProblemText {
  if (privateSize > 0) return createTrailingError(privateSize);
  return size === 0 ? [] : [{ tag: 'meta', checksum: 0, start, size, unpackedSize: 0 }];
}

function createLengthError(stated: number, length: number): ProblemText {
  return stated < length ? createTrailingError(length - stated) : cutOff;
}

/**
 * Tag numbers of the tables `glyf` and `loca` in WOFF2. By default, WOFF2 stores these tables in a transformed form.
 */
const [glyf, loca] = [10, 11];
const arbitraryTag = 63;

/**
 * WOFF2: 48 bytes of header, and for each table its tag number, its size, and its transformed size. One compressed
 * stream contains all tables.
 */
function readWoff2(bytes: Buffer): Directory | ProblemText {
  const flavor = bytes.readUInt32BE(4);
  if (flavor === 0x74746366) return createProblemText('font.collection');
  if (bytes.readUInt32BE(8) !== bytes.length) return createLengthError(bytes.readUInt32BE(8), bytes.length);
  const count = bytes.readUInt16BE(12);
  if (count > fontLimits.tables) return createCountError(count);
  const compressed = bytes.readUInt32BE(20);
  const blocks = listBlocks(bytes.readUInt32BE(28), bytes.readUInt32BE(32), bytes.readUInt32BE(44));
  if ('reason' in blocks) return blocks;
  let at = 48;
  const sizes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = bytes.readUInt8(at);
    const known = flags % 64;
    const version = flags >> 6;
    at += known === arbitraryTag ? 5 : 1;
    const original = readBase128(bytes, at);
    at = original.next;
    sizes.push(original.value);
    const isTransformed = known === glyf || known === loca ? version === 0 : version !== 0;
    if (!isTransformed) continue;
    const transformed = readBase128(bytes, at);
    at = transformed.next;
    sizes.push(transformed.value);
  }
  const stream = { tag: 'data', checksum: 0, start: at, size: compressed, unpackedSize: 0 };
  const error = findLayoutError([stream, ...blocks], at, bytes.length);
  return error ?? { flavor, tables: [], unpackedSize: Math.max(bytes.readUInt32BE(16), sum(sizes)) };
}

/**
 * Reads a number of variable length. Each byte contains 7 bits, and its highest bit is set if another byte follows.
 * Throws an error for a number of more than 5 bytes.
 */
function readBase128(bytes: Buffer, start: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let at = start; at < start + 5; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte % 128);
    if (byte < 128) return { value, next: at + 1 };
  }
  throw new Error('The number is too long');
}
