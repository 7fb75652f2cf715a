import { randomUUID, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isEnvelope } from '@livery/contract/envelope';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import type { Faults } from './faults.ts';
import type { SigningKey } from './signing-key.ts';
import type { Store } from './store.ts';

/**
 * HTTP call with which the service reports an event to the gateway. The gateway has not acknowledged this call yet.
 */
interface Callback {
  readonly id: string;
  readonly path: string;
  /** JSON text of the body. Each attempt sends the same text. */
  readonly body: string;
  readonly attempts: number;
  /** Time of the next attempt in epoch milliseconds. */
  readonly nextAt: number;
}

/** HTTP callbacks of a service: those that it must still send to the gateway, and those that the gateway has rejected. */
export interface CallbackState {
  callbacks: Callback[];
  /** Callbacks that the gateway has rejected permanently, with the error code. An operator has to check them. */
  rejectedCallbacks: { readonly id: string; readonly path: string; readonly errorCode: string }[];
}

export const createCallbackState = (): CallbackState => ({ callbacks: [], rejectedCallbacks: [] });

const firstPauseMs = 250;
const longestPauseMs = 5 * 60_000;
/** Milliseconds between two searches for callbacks whose `nextAt` has passed. */
const pollPauseMs = 50;
/**
 * Error codes after which a callback is sent again. These codes do not mean that the callback is wrong: the gateway is
 * busy, or has not processed an earlier event yet.
 */
const temporaryCodes: readonly string[] = [
  'system.busy',
  'request.too.many',
  'request.idempotency.pending',
  'system.maintenance',
];

type Outcome = { readonly state: 'done' | 'unknown' } | { readonly state: 'rejected'; readonly errorCode: string };

interface CallbackSenderOptions {
  readonly gatewayOrigin: string;
  readonly signingKey: SigningKey;
  readonly store: Store<CallbackState>;
  readonly faults: Faults;
}

/**
 * Adds a callback to the state. Call it in the same `update` that stores the event which the callback reports. So
 * either both the event and its callback are stored, or neither. If the callback needs an `eventId`, the caller adds
 * it to `body`.
 */
export const addCallback = (state: CallbackState, path: string, body: object): void => {
  state.callbacks.push({ id: randomUUID(), path, body: JSON.stringify(body), attempts: 0, nextAt: Date.now() });
};

/**
 * Creates the function that signs a callback and sends it once. That function never throws. It returns `unknown` if
 * the callback must be sent again.
 */
const createSender = ({ gatewayOrigin, signingKey }: CallbackSenderOptions) => {
  const { vendor, keyId, privateKey } = signingKey;
  return async (path: string, body: string): Promise<Outcome> => {
    const timestamp = String(Date.now());
    const signature = sign(null, Buffer.from(signedText(path, timestamp, body)), privateKey).toString('base64url');
    try {
      const response = await fetch(new URL(path, gatewayOrigin), {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          [seamlessHeaders.vendor]: vendor,
          [seamlessHeaders.keyId]: keyId,
          [seamlessHeaders.timestamp]: timestamp,
          [seamlessHeaders.signature]: signature,
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const envelope: unknown = await response.json();
      if (!isEnvelope(envelope) || response.status >= 500) return { state: 'unknown' };
      if (envelope.success) return { state: 'done' };
      // The gateway may not know the key of the service yet, or a clock may be wrong. Both problems can be corrected,
      // so the callback is sent again.
      const isTemporary = response.status === 403 || temporaryCodes.includes(envelope.errorCode);
      return isTemporary ? { state: 'unknown' } : { state: 'rejected', errorCode: envelope.errorCode };
    } catch {
      return { state: 'unknown' };
    }
  };
};

/**
 * Starts a loop that sends the callbacks of a service. Each callback is repeated until the gateway acknowledges or
 * rejects it. The pause between two attempts doubles each time, up to 5 minutes. Returns a function that stops the
 * loop.
 */
export const startCallbacks = (options: CallbackSenderOptions): (() => Promise<void>) => {
  const { store, faults } = options;
  const send = createSender(options);
  /**
   * Ids of callbacks with the fault `outOfOrder`. A callback with this fault waits until another callback is sent.
   */
  const postponed = new Set<string>();
  const stopping = new AbortController();

  const settle = (id: string, outcome: Outcome): Promise<void> =>
    store.update((state) => {
      const callback = state.callbacks.find((each) => each.id === id);
      if (!callback) return;
      state.callbacks = state.callbacks.filter((each) => each.id !== id);
      if (outcome.state === 'rejected')
        state.rejectedCallbacks.push({ id, path: callback.path, errorCode: outcome.errorCode });
      if (outcome.state !== 'unknown') return;
      const attempts = callback.attempts + 1;
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
      state.callbacks.push({ ...callback, attempts, nextAt: Date.now() + pause });
    });

  const sendDue = async (): Promise<void> => {
    for (const { id, path, body, nextAt } of store.read().callbacks) {
      if (stopping.signal.aborted) return;
      if (nextAt > Date.now() || postponed.has(id)) continue;
      const fault = faults.take(path);
      if (fault?.fault === 'outOfOrder') postponed.add(id);
      else if (fault?.fault === 'late')
        await store.update((state) => {
          const until = Date.now() + fault.delayMs;
          state.callbacks = state.callbacks.map((each) => (each.id === id ? { ...each, nextAt: until } : each));
        });
      else if (fault?.fault === 'never') await settle(id, { state: 'done' });
      else {
        if (fault?.fault === 'twice') await send(path, body);
        await settle(id, await send(path, body));
        postponed.clear();
      }
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sendDue();
      await wait(pollPauseMs);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
};
