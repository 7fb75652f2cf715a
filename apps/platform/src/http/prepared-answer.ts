import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that many callers get: serialised, compressed and tagged once. */
export class PreparedAnswer {
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

/** Below this size compression saves no packet. */
const worthCompressing = 1024;

export const sendPrepared = (answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { headers } = request;
  void reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'merchant, language, accept-encoding' });
  if (headers['if-none-match'] === answer.etag) return reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (answer.json.length < worthCompressing || !headers['accept-encoding']?.includes('br'))
    return reply.send(answer.json);
  return reply.header('content-encoding', 'br').send(answer.brotli);
};
