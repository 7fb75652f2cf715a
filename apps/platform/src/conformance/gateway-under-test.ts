import { createPrivateKey, randomUUID } from 'node:crypto';
import type { OperationSpec } from '@livery/contract/operation';
import { signCall } from '../modules/game-integration/vendors/sign-request.ts';
import { encrypt } from '../testing/encrypt.ts';

/** How to reach a gateway, and as whom. */
export interface Target {
  /** Origin, without a closing slash. */
  readonly url: string;
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  /** A vendor whose games can be launched, and the private key (PKCS8 in PEM, Ed25519) that it signs with; absent: signed calls are not tried. */
  readonly vendor?: { readonly code: string; readonly keyId: string; readonly privateKey: string } | undefined;
}

export interface GatewayResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined for a body that is not JSON. */
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

/** Speaks to the gateway as the app and as a vendor do, and as neither should. */
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

  /** Sends an operation with these headers and, where it has a body, this one as it is. */
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
    /** As the app does: with the brand, encrypted where the contract says so, and a session where there is one. */
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
    /** As a vendor does: signed. */
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
