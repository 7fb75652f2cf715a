import { brotliCompressSync, constants } from 'node:zlib';

/** Size of a text or file in bytes after brotli compression, at the quality level of the bundles. */
export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
