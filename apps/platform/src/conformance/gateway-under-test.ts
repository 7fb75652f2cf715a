import { createPrivateKey, randomUUID } from 'node:crypto';
import type { OperationSpec } from '@livery/contract/operation';
import { signCall } from '../core/signed-calls/sign-call.ts';
import { encryptBody } from '../core/crypto/request-encryption/encrypt-body.ts';

/** Address of the gateway to check, and the accounts and keys that the checks use. */
export interface Target {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  /**
   * A vendor with games that can be launched, and its private key for signatures (Ed25519, PKCS8 in PEM). If absent,
   * the signed calls of vendors are not checked.
   */
  readonly vendor?: { readonly code: string; readonly keyId: string; readonly privateKey: string } | undefined;
}

export interface GatewayResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body. Undefined if the body is not JSON. */
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

/**
 * Creates a client that sends calls to the gateway: valid calls as the app and a vendor send them, and invalid calls.
 */
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

  /** Sends a call with exactly these headers. If the method of the operation has a body, sends exactly this body. */
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
     * Sends a call as the app does: with the header of the brand, with the session token if `token` is set, and
     * encrypted if the API contract requires it.
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
      const { body, header } = encryptBody(request, await publicKey());
      return sendRaw(operation, { ...headers, encryption: header }, request, body);
    },
    /** Sends a call with a signature, as a vendor does. */
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
