import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Response body that many callers get. The body is serialized and compressed only once, and its ETag is computed only
 * once.
 */
export class CachedResponse {
  readonly json: Buffer;
  readonly etag: string;
  #brotli: Buffer | undefined;

  constructor(value: unknown) {
    this.json = Buffer.from(JSON.stringify({ success: true, value }));
    this.etag = `"${createHash('sha256').update(this.json).digest('base64url').slice(0, 22)}"`;
  }

  get brotli(): Buffer {
    this.#brotli ??= brotliCompressSync(this.json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: this.json.length },
    });
    return this.#brotli;
  }
}

/** Minimum size in bytes for compression. A smaller body fits into one network packet without compression. */
const minCompressedBytes = 1024;

export const sendCached = (response: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { headers } = request;
  void reply.headers({ etag: response.etag, 'cache-control': 'no-cache', vary: 'merchant, language, accept-encoding' });
  if (headers['if-none-match'] === response.etag) return reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (response.json.length < minCompressedBytes || !headers['accept-encoding']?.includes('br'))
    return reply.send(response.json);
  return reply.header('content-encoding', 'br').send(response.brotli);
};
