import { randomUUID } from 'node:crypto';
import type { Envelope } from '@livery/contract/envelope';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import { type Signer, signCall } from '../core/signed-calls/sign-call.ts';
import { encryptBody } from '../core/crypto/request-encryption/encrypt-body.ts';
import type { TestApp } from './test-platform.ts';
import { createTestSigner } from './vendor-signer.ts';

export interface Reply<Value> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<Value>;
  /** Internal error that caused the response. The client gets only `system.busy`. */
  readonly fault?: Error | undefined;
}

interface CallOptions {
  readonly merchant?: string;
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** IP address from which the test gateway receives the call. If undefined, it is 192.0.2.1. */
  readonly address?: string;
}

/** Returns the value of a successful response. For any other response, the test fails and shows the response. */
export const getValue = <Value>({ status, body, fault }: Reply<Value>): Value => {
  if (!body.success)
    throw new Error(
      `The gateway responded ${status} ${JSON.stringify(body)}${fault ? `, because ${fault.stack}` : ''}`,
    );
  return body.value;
};

/**
 * Replaces each `:name` part of a path with the request field `name`. `rest` contains the fields that the path does not
 * contain. The caller can send them as the query.
 */
const fillPath = (path: string, request: object): { readonly path: string; readonly rest: Record<string, string> } => {
  const rest = { ...(request as Record<string, string>) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
};

/**
 * Returns the `Host` header for calls to the gateway: the host of the public origin. A production gateway rejects calls
 * with another host. Returns no header if the gateway has no public origin.
 */
const getHostHeader = ({ publicOrigin }: TestApp['config']): { host?: string } =>
  publicOrigin ? { host: new URL(publicOrigin).host } : {};

/**
 * Creates a client that calls a test gateway: `call` as a browser, and `vendorCall` as a vendor of games. The calls
 * use no network.
 */
export const createClient = ({ app, clock, config }: TestApp) => {
  const host = getHostHeader(config);
  let publicKey: string | undefined;

  const send = async <Value>(
    method: string,
    url: string,
    headers: Record<string, string>,
    { payload, address = '192.0.2.1' }: { payload?: string; address?: string | undefined } = {},
  ): Promise<Reply<Value>> => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...host, ...headers },
      remoteAddress: address,
      ...(payload !== undefined && { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.payload === '' ? ({} as Envelope<Value>) : response.json(),
    };
  };

  const call = async <O extends Operation>(
    operation: O,
    request: RequestBody<O>,
    { merchant = 'bituinara', token, language, headers, address }: CallOptions = {},
  ): Promise<Reply<ResponseValue<O>>> => {
    const sent = {
      merchant,
      ...(token && { authorization: token }),
      ...(language && { language }),
      ...(operation.idempotent && { 'idempotency-key': randomUUID() }),
      ...headers,
    };
    if (operation.method === 'GET' || operation.method === 'DELETE') {
      const { path, rest } = fillPath(operation.path, request as object);
      return send(operation.method, `${path}?${new URLSearchParams(rest)}`, sent, { address });
    }
    if (!operation.encrypted)
      return send(
        operation.method,
        fillPath(operation.path, request as object).path,
        { ...sent, 'content-type': 'application/json' },
        { payload: JSON.stringify(request), address },
      );
    publicKey ??= (
      await app.inject({ url: '/wps/system/settings/consolidated', headers: { ...host, merchant } })
    ).json<{
      value: { publicKey: string };
    }>().value.publicKey;
    const { body, header } = encryptBody(request as object, publicKey);
    return send(
      operation.method,
      operation.path,
      { 'content-type': 'text/plain', encryption: header, ...sent },
      { payload: body, address },
    );
  };

  const vendorCall = async <O extends Operation>(
    operation: O,
    request: RequestBody<O>,
    {
      vendor,
      timestamp = clock.now().getTime(),
      path = operation.path,
      signer = createTestSigner(vendor),
    }: { vendor: string; timestamp?: number; path?: string; signer?: Signer },
  ): Promise<Reply<ResponseValue<O>>> => {
    const body = JSON.stringify(request);
    return send(operation.method, operation.path, signCall(signer, path, timestamp, body), { payload: body });
  };

  return { send, call, vendorCall, newId: randomUUID };
};
export type Client = ReturnType<typeof createClient>;
