import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedText } from '@livery/contract/seamless/signed-text';
import { createFakeWallet } from './fake-wallet.ts';

/**
 * Simulated network fault of a wallet call:
 * - `lost-request`: the call is not processed.
 * - `lost-response`: the call is processed, but the connection closes without a response.
 * - `not-json`: the call is processed, but the response is an HTML error page.
 * - `twice`: the call is processed twice.
 * - `slow`: the call waits until `release` is called.
 * - `undefined`: the call has no fault.
 */
export type Fault = 'lost-request' | 'lost-response' | 'not-json' | 'twice' | 'slow' | undefined;

export interface FakeGateway {
  readonly origin: string;
  readonly wallet: ReturnType<typeof createFakeWallet>;
  /** Names of the received wallet calls, e.g. `bet`, in the order of arrival. */
  readonly calls: string[];
  /**
   * Returns the fault of a received call, or undefined if the call has none. `nth` counts the calls with this name
   * from 1. Tests replace this function to simulate faults.
   */
  fault: (call: string, nth: number) => Fault;
  /** Lets the calls with the fault `slow` continue. */
  release: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Fixed key for tests, so that a restarted process has the same key. The bytes are the header of an Ed25519 key and
 * 32 zero bytes.
 */
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

/** Starts a fake gateway on a free port. Its wallet works correctly, but its network can have faults. */
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
    if (fault === 'lost-response') return void request.socket.destroy();
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
