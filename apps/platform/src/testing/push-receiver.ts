import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();
/**
 * Derives a key with HKDF and a single iteration of its expand step, which is enough for all key lengths in this file.
 */
const derive = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);

/**
 * Creates a test browser that receives web push messages. It decrypts them with its own implementation of RFC 8291.
 * With the library of the gateway, an error of the library could stay unnoticed.
 */
export const createBrowser = (endpoint: string) => {
  const ecdh = createECDH('prime256v1');
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') } },
    /** Decrypts a message. Throws if the message is for another browser. */
    open: (body: Buffer): unknown => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] as number))];
      const shared = derive(
        auth,
        ecdh.computeSecret(sender),
        Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]),
        32,
      );
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(salt, shared, 'Content-Encoding: aes128gcm\0', 16),
        derive(salt, shared, 'Content-Encoding: nonce\0', 12),
      );
      const sealed = body.subarray(21 + sender.length);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
    },
  };
};

/**
 * Returns true if the VAPID header (RFC 8292) is signed with the key that belongs to `publicKey`, and if its audience
 * is `origin`.
 */
export const isSignedBy = (publicKey: string, { authorization = '' }: IncomingHttpHeaders, origin: string): boolean => {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return (
    isValid &&
    key === publicKey &&
    (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }).aud === origin
  );
};

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a local push service that records the received messages. A test can set the status of its responses. */
export const startPushReceiver = async () => {
  const received: Pushed[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = statuses.get(path) ?? 201;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respondWith: (path: string, status: number) => void statuses.set(path, status),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
