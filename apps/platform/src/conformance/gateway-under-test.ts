import { createPrivateKey, randomUUID } from 'node:crypto';
import type { OperationSpec } from '@livery/contract/operation';
import { signCall } from '../core/signed-calls/sign-call.ts';
import { encrypt } from '../testing/encrypt.ts';

/** Gateway under test, and the accounts for the checks. */
export interface Target {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  /**
   * A vendor with launchable games, and its private key for signatures (Ed25519, PKCS8 in PEM). If absent, signed calls
   * are not checked.
   */
  readonly vendor?: { readonly code: string; readonly keyId: string; readonly privateKey: string } | undefined;
}

export interface GatewayResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body, undefined if the body is not JSON. */
  readonly json: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Creates a client that sends valid calls of the app and of a vendor, and invalid calls. */
export const createGatewayUnderTest = (target: Target) => {
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<GatewayResponse> => {
    const response = await fetch(target.url + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };

  /** Sends an operation with exactly these headers and, if its method has a body, exactly this body. */
  const sendRaw = (
    operation: OperationSpec,
    headers: Record<string, string>,
    request: Fields = {},
    body = JSON.stringify(request),
  ): Promise<GatewayResponse> => {
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(request[name] ?? 'x')),
    );
    if (operation.method === 'POST' || operation.method === 'PUT')
      return send(operation.method, path, { 'content-type': 'application/json', ...headers }, body);
    return send(operation.method, `${path}?${new URLSearchParams(request as Record<string, string>)}`, headers);
  };

  const publicKey = async (): Promise<string> => {
    const { json } = await send('GET', '/wps/system/settings/consolidated', { merchant: target.merchant });
    return (json as { value: { publicKey: string } }).value.publicKey;
  };

  return {
    target,
    send,
    sendRaw,
    /**
     * Sends a call as the app does: with the brand, encrypted if the contract requires it, and with the session if
     * there is one.
     */
    call: async (
      operation: OperationSpec,
      request: Fields = {},
      token?: string,
      key: string = randomUUID(),
    ): Promise<GatewayResponse> => {
      const headers = {
        merchant: target.merchant,
        ...(token && { authorization: token }),
        ...(operation.idempotent && key && { 'idempotency-key': key }),
      };
      if (!operation.encrypted) return sendRaw(operation, headers, request);
      const { body, header } = encrypt(request, await publicKey());
      return sendRaw(operation, { ...headers, encryption: header }, request, body);
    },
    /** Sends a signed call as a vendor does. */
    sign: (
      operation: OperationSpec,
      request: Fields,
      { code, keyId, privateKey }: NonNullable<Target['vendor']>,
      { at = Date.now(), path = operation.path as string } = {},
    ): Promise<GatewayResponse> => {
      const body = JSON.stringify(request);
      return sendRaw(
        operation,
        signCall({ vendor: code, keyId, privateKey: createPrivateKey(privateKey) }, path, at, body),
        request,
        body,
      );
    },
  };
};
export type GatewayUnderTest = ReturnType<typeof createGatewayUnderTest>;
