import { isEnvelope } from '@livery/contract/envelope';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { seamlessHeaders } from '@livery/contract/seamless';
import type { VendorKey } from '../settings/vendor-keys.ts';
import type { Send } from './faulty-network.ts';
import { sign } from './sign.ts';
import type { WalletAnswer } from './wallet-answer.ts';

export interface Caller {
  /** Origin of the gateway, without a path. */
  readonly gatewayOrigin: string;
  readonly vendor: string;
  readonly key: VendorKey;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds after which an answer counts as lost. */
  readonly timeoutMs: number;
  /** How calls are sent. */
  readonly send: Send;
}

/** What is needed of a zod schema. */
export interface ValueSchema<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

/** Refusals that leave open whether a call took effect: the gateway was too busy to say. */
const undecided: readonly string[] = [ErrorCode.SystemBusy, ErrorCode.TooManyRequests];

const balanceOf = (value: unknown): number | undefined => {
  if (typeof value !== 'object' || value === null || !('balance' in value) || typeof value.balance !== 'string')
    return undefined;
  try {
    return parseAmount(value.balance);
  } catch {
    return undefined;
  }
};

const read = <Value>(status: number, text: string, schema: ValueSchema<Value>): WalletAnswer<Value> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { status: 'unknown', reason: `HTTP ${status} whose body is not JSON` };
  }
  if (!isEnvelope(json)) return { status: 'unknown', reason: `HTTP ${status} without an envelope` };
  if (!json.success) {
    if (status >= 500 || undecided.includes(json.errorCode))
      return { status: 'unknown', reason: `HTTP ${status} ${json.errorCode}` };
    const balance = balanceOf(json.value);
    return { status: 'refused', errorCode: json.errorCode, ...(balance === undefined ? {} : { balance }) };
  }
  const value = schema.safeParse(json.value);
  return value.success
    ? { status: 'done', value: value.data }
    : { status: 'unknown', reason: `HTTP ${status} with a value of another shape` };
};

/** One signed attempt. Never throws: a lost or unreadable answer is `unknown`. */
export const callGateway = async <Value>(
  caller: Caller,
  path: string,
  request: unknown,
  schema: ValueSchema<Value>,
): Promise<WalletAnswer<Value>> => {
  const body = JSON.stringify(request);
  const timestamp = caller.now();
  try {
    const response = await caller.send(new URL(path, caller.gatewayOrigin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [seamlessHeaders.vendor]: caller.vendor,
        [seamlessHeaders.timestamp]: String(timestamp),
        [seamlessHeaders.keyId]: caller.key.keyId,
        [seamlessHeaders.signature]: sign(caller.key.privateKey, path, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(caller.timeoutMs),
    });
    return read(response.status, await response.text(), schema);
  } catch (error) {
    return { status: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
};
