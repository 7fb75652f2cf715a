import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config/runtime-settings.ts';
import type { ObjectStore } from './object-store.ts';

/** Milliseconds after which one attempt of a request fails. */
const attemptTimeoutMs = 10_000;
const maxAttempts = 4;
const firstRetryDelayMs = 100;

/** Error of an operation that failed in all its attempts. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/**
 * Creates a store in a bucket of Amazon S3, or of a service with the same API. A failed attempt is repeated, because
 * each operation has the same effect if it runs twice.
 */
export const createS3Store = ({ url, region, accessKey, secret }: S3Settings): ObjectStore => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secret,
    service: 's3',
    region,
    // This store repeats requests itself, because the client library has no time limit and does not repeat requests
    // after a broken connection.
    retries: 0,
  });

  const attempt = (method: string, id: string, body: Buffer | undefined): Promise<Response> =>
    client.fetch(`${url}/${encodeURIComponent(id)}`, {
      method,
      // Redirects are not followed, so that no file is sent to an address that is not in the settings.
      redirect: 'manual',
      signal: AbortSignal.timeout(attemptTimeoutMs),
      // The signature includes the hash of the body, so that the body cannot be changed in transit.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: new Uint8Array(body) }),
    });

  const send = async (method: string, id: string, body?: Buffer): Promise<Response> => {
    let reason = '';
    for (let number = 0; number < maxAttempts; number += 1) {
      if (number > 0) await new Promise((resolve) => void setTimeout(resolve, firstRetryDelayMs * 2 ** (number - 1)));
      try {
        const response = await attempt(method, id, body);
        if (response.ok || response.status === 404) return response;
        reason = `status ${response.status}`;
        await response.body?.cancel();
        if (!isTemporary(response.status)) break;
      } catch (error) {
        reason = (error as Error).message;
      }
    }
    throw new ObjectStoreError(
      `The object store did not complete ${method} of a file (${reason}). Check S3_URL, S3_REGION and the keys.`,
    );
  };

  /**
   * Reads a complete file. Returns undefined if the file does not exist. Rejects if the connection breaks inside the
   * body. The caller repeats the read once.
   */
  const readBody = async (id: string): Promise<Buffer | undefined> => {
    const response = await send('GET', id);
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    return Buffer.from(await response.arrayBuffer());
  };

  return {
    put: async (id, bytes) => {
      const response = await send('PUT', id, bytes);
      await response.body?.cancel();
      if (response.status === 404) throw new ObjectStoreError('The bucket of S3_URL does not exist. Create it.');
    },
    get: (id) =>
      readBody(id).catch(async (error: unknown) => {
        if (error instanceof ObjectStoreError) throw error;
        return readBody(id);
      }),
    getSize: async (id) => {
      const { status, headers } = await send('HEAD', id);
      return status === 404 ? undefined : Number(headers.get('content-length'));
    },
    remove: async (id) => void (await (await send('DELETE', id)).body?.cancel()),
  };
};
