import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../core/config/runtime-settings.ts';

/**
 * Fault that the server simulates for a request:
 * - `internalError`: the response has the status 500.
 * - `slowDown`: the response has the status 503.
 * - `dropAfterWork`: the server executes the request, and then closes the connection without a response.
 * - `cutBody`: the server executes the request, sends half of the response body, and then closes the connection.
 */
type S3Fault = 'internalError' | 'slowDown' | 'dropAfterWork' | 'cutBody';

const credentials = { accessKey: 'TESTACCESSKEY', secret: 'test/secret+key', region: 'eu-central-1' };
const bucket = 'uploads';
const maxSkewMs = 15 * 60 * 1000;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const parseAmzDate = (text: string): number => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/**
 * Returns the reason why a request is rejected. Returns undefined if its signature (AWS Signature Version 4) is
 * correct.
 */
const findSignatureError = ({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined => {
  const [, accessKey, day, region, signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (accessKey !== credentials.accessKey || region !== credentials.region) return 'InvalidAccessKeyId';
  const amzDate = String(headers['x-amz-date']);
  if (!amzDate.startsWith(day ?? '-') || Math.abs(parseAmzDate(amzDate) - Date.now()) > maxSkewMs)
    return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = url.split('?');
  const canonicalRequest = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', amzDate, scope, sha256(canonicalRequest)].join('\n');
  const key = [day ?? '', credentials.region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${credentials.secret}`),
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
};

/**
 * Starts a server with the API of Amazon S3 for single objects. It verifies every signature, and it can inject faults.
 */
export const startS3Server = async () => {
  const objects = new Map<string, Buffer>();
  const faults: S3Fault[] = [];
  let requestCount = 0;

  const respondError = (response: ServerResponse, status: number, code: string): void =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  /** Executes a request on the stored objects, and returns the response. */
  const work = (method: string | undefined, key: string, body: Buffer): { status: number; body?: Buffer } => {
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    if (method !== 'GET' && method !== 'HEAD') return { status: method === 'DELETE' ? 204 : 200 };
    const found = objects.get(key);
    return found ? { status: 200, body: found } : { status: 404 };
  };

  const handle = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    requestCount += 1;
    const signatureError = findSignatureError(request, body);
    if (signatureError) return respondError(response, 403, signatureError);
    const [, bucketName, key] = (request.url ?? '').split('/');
    if (bucketName !== bucket || !key) return respondError(response, 404, 'NoSuchBucket');
    const fault = faults.shift();
    if (fault === 'internalError') return respondError(response, 500, 'InternalError');
    if (fault === 'slowDown') return respondError(response, 503, 'SlowDown');
    const result = work(request.method, key, body);
    if (fault === 'dropAfterWork') return void response.destroy();
    if (result.status === 404) return respondError(response, 404, 'NoSuchKey');
    response.writeHead(result.status, { 'content-length': result.body?.length ?? 0 });
    if (fault !== 'cutBody' || !result.body) return void response.end(result.body);
    response.write(result.body.subarray(0, result.body.length / 2), () => response.destroy());
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const settings: S3Settings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    ...credentials,
  };
  return {
    settings,
    objects,
    /** Sets the faults of the next requests, one fault for each request. */
    failNext: (...next: readonly S3Fault[]): void => void faults.push(...next),
    countRequests: () => requestCount,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
