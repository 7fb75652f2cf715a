import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text or file under brotli at its best, the way the bundles carry it. */
export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
