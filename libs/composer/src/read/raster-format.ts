/** Formats of raster images that a brand can use. */
export type RasterFormat = 'png' | 'jpeg' | 'webp';

const formatByExtension: Readonly<Record<string, RasterFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
};

/** Returns the image format of a file extension. Returns undefined for an unknown extension. */
export function getExpectedFormat(path: string): RasterFormat | undefined {
  return formatByExtension[path.split('.').at(-1)?.toLowerCase() ?? ''];
}

/** Detects the format of an image by its first bytes. Returns undefined if it is not a PNG, JPEG or WebP image. */
export function detectFormat(bytes: Buffer): RasterFormat | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

/**
 * Returns the offset in bytes at which the image ends. If the file is longer, it also contains something else, such as
 * a script or an archive. Returns undefined if the end of the image is missing.
 */
export function findImageEnd(bytes: Buffer, format: RasterFormat): number | undefined {
  return ends[format](bytes);
}

const ends: Readonly<Record<RasterFormat, (bytes: Buffer) => number | undefined>> = {
  png: findPngEnd,
  jpeg: findJpegEnd,
  // A RIFF file begins with 4 bytes of name and 4 bytes that contain the size of the remaining data. The remaining
  // data is padded to an even length.
  webp: (bytes) => {
    const end = 8 + bytes.readUInt32LE(4);
    return end <= bytes.length ? end + (end % 2) : undefined;
  },
};

/**
 * Returns the end of a PNG. After the signature, a PNG consists of chunks. A chunk consists of 4 bytes of size, 4
 * bytes of name, the data, and 4 bytes of checksum. The last chunk has the name IEND.
 */
function findPngEnd(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Returns the end of a JPEG. A JPEG consists of segments. A segment consists of a marker (the byte FF and one more
 * byte), 2 bytes of size, and data. After a start-of-scan segment, scan data follows until the next marker.
 */
function findJpegEnd(bytes: Buffer): number | undefined {
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === startOfScan) at = findNextMarker(bytes, at);
  }
  return undefined;
}

/**
 * Returns the offset of the next marker after scan data. In scan data, FF 00 is a data byte, and FF D0 to FF D7
 * restart the decoder. Every other FF begins a marker.
 */
function findNextMarker(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return at;
}
