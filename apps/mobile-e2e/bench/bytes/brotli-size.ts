import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text or file under brotli at the quality of the bundles. */
export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
