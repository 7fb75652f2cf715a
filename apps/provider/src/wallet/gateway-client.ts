import { isEnvelope } from '@livery/contract/envelope';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { seamlessHeaders } from '@livery/contract/seamless';
import type { VendorKey } from '../config/vendor-keys.ts';
import type { Send } from './send.ts';
import { signRequest } from './sign.ts';
import type { WalletResult } from './wallet-result.ts';

export interface GatewayClientOptions {
  /** Origin of the gateway, without a path. */
  readonly gatewayOrigin: string;
  readonly vendor: string;
  readonly key: VendorKey;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds after which a call without a response fails. */
  readonly timeoutMs: number;
  /** Function that sends the HTTP request, like `fetch`. */
  readonly send: Send;
}

/** Part of a zod schema that this client uses. */
export interface ValueSchema<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

/** Error codes of a busy gateway. After one of these errors, it is unknown whether the call was processed. */
const unknownOutcomeErrors: readonly string[] = [ErrorCode.SystemBusy, ErrorCode.TooManyRequests];

const readBalance = (value: unknown): number | undefined => {
  if (typeof value !== 'object' || value === null || !('balance' in value) || typeof value.balance !== 'string')
    return undefined;
  try {
    return parseAmount(value.balance);
  } catch {
    return undefined;
  }
};

const parseResponse = <Value>(status: number, text: string, schema: ValueSchema<Value>): WalletResult<Value> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { status: 'unknown', reason: `HTTP ${status} whose body is not JSON` };
  }
  if (!isEnvelope(json)) return { status: 'unknown', reason: `HTTP ${status} without an envelope` };
  if (!json.success) {
    if (status >= 500 || unknownOutcomeErrors.includes(json.errorCode))
      return { status: 'unknown', reason: `HTTP ${status} ${json.errorCode}` };
    const balance = readBalance(json.value);
    return { status: 'rejected', errorCode: json.errorCode, ...(balance === undefined ? {} : { balance }) };
  }
  const value = schema.safeParse(json.value);
  return value.success
    ? { status: 'done', value: value.data }
    : { status: 'unknown', reason: `HTTP ${status} with a value of another shape` };
};

/**
 * Sends one signed request, without a retry. Never throws: a lost or unreadable response gives the status `unknown`.
 */
export const callGateway = async <Value>(
  client: GatewayClientOptions,
  path: string,
  request: unknown,
  schema: ValueSchema<Value>,
): Promise<WalletResult<Value>> => {
  const body = JSON.stringify(request);
  const timestamp = client.now();
  try {
    const response = await client.send(new URL(path, client.gatewayOrigin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [seamlessHeaders.vendor]: client.vendor,
        [seamlessHeaders.timestamp]: String(timestamp),
        [seamlessHeaders.keyId]: client.key.keyId,
        [seamlessHeaders.signature]: signRequest(client.key.privateKey, path, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(client.timeoutMs),
    });
    return parseResponse(response.status, await response.text(), schema);
  } catch (error) {
    return { status: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
};
