/**
 * Returns true for the JPEG markers that are allowed before the first scan. A marker is a code that starts a part of
 * the file, and a scan contains the encoded pixels. The gateway's files contain markers for quantization and Huffman
 * tables, frame headers, the restart interval and the JFIF header. Metadata has other markers.
 */
const isAllowedMarker = (marker: number): boolean =>
  marker === 0xdb || marker === 0xc4 || marker === 0xc0 || marker === 0xc2 || marker === 0xdd || marker === 0xe0;

/** Length in bytes of a JFIF header without a preview image. */
const jfifHeaderLength = 16;

/**
 * Returns the position of the next marker after a scan (the encoded pixels), or the length of the file if there is
 * none. A marker begins with an FF byte. Inside a scan, the byte after FF is 00 or makes a restart marker. The scan
 * therefore ends at the first FF byte with another next byte.
 */
const skipScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};

/**
 * Returns true if a file is a JPEG that contains only image data: no metadata, comments, colour profiles or bytes after
 * its end. It does not check that the image can be decoded.
 */
export const isPlainJpeg = (bytes: Buffer): boolean => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 3 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const isScan = marker === 0xda;
    if (bytes[at] !== 0xff || !(isScan || isAllowedMarker(marker))) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || (marker === 0xe0 && length !== jfifHeaderLength)) return false;
    at += 2 + length;
    if (isScan) at = skipScan(bytes, at);
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
};
