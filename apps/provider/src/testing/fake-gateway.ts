import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedText } from '@livery/contract/seamless/signed-text';
import { createFakeWallet } from './fake-wallet.ts';

/**
 * Fault of a request: it is lost, its response is lost, the server fails before or after processing it, it arrives
 * twice, or it waits for `release`.
 */
export type Fault = 'lost-request' | 'lost-answer' | 'not-json' | 'twice' | 'slow' | undefined;

export interface FakeGateway {
  readonly origin: string;
  readonly wallet: ReturnType<typeof createFakeWallet>;
  /** Names of the received calls, in order, e.g. `bet`. */
  readonly calls: string[];
  /** Returns the fault of each received call. `nth` counts calls of that name from 1. */
  fault: (call: string, nth: number) => Fault;
  /** Releases the slow calls. */
  release: () => void;
  readonly close: () => Promise<void>;
}

/** Fixed test key, the same in a killed and a restarted process: 32 zero bytes after the header of an Ed25519 key. */
export const testKey = {
  keyId: 'test',
  privateKey: createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32)]),
    format: 'der',
    type: 'pkcs8',
  }),
};
const publicKey = createPublicKey(testKey.privateKey);

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const isSigned = (request: IncomingMessage, body: string): boolean =>
  request.headers['x-vendor'] === 'TEST' &&
  request.headers['x-key-id'] === 'test' &&
  verify(
    null,
    Buffer.from(signedText(request.url ?? '', String(request.headers['x-timestamp']), body)),
    publicKey,
    Buffer.from(String(request.headers['x-signature']), 'base64url'),
  );

const sendResponse = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

/** Starts a gateway on a free port: a correct wallet behind a faulty network. */
export const startFakeGateway = async (): Promise<FakeGateway> => {
  const wallet = createFakeWallet();
  const calls: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const call = request.url?.split('/').pop() ?? '';
    const body = await readBody(request);
    calls.push(call);
    const fault = gateway.fault(call, calls.filter((recordedCall) => recordedCall === call).length);
    if (fault === 'lost-request') return void request.socket.destroy();
    const act = () =>
      isSigned(request, body)
        ? wallet.handle(call, JSON.parse(body))
        : { success: false, errorCode: 'wallet.signature.invalid' };
    if (fault === 'slow') await released;
    if (fault === 'twice') act();
    const envelope = act();
    if (fault === 'lost-answer') return void request.socket.destroy();
    if (fault === 'not-json') return sendResponse(response, 502, '<h1>Bad gateway</h1>');
    return sendResponse(response, envelope.success ? 200 : 409, JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: FakeGateway = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wallet,
    calls,
    fault: () => undefined,
    release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
};
