import { randomUUID, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isEnvelope } from '@livery/contract/envelope';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import type { Faults } from './faults.ts';
import type { SigningKey } from './signing-key.ts';
import type { Store } from './store.ts';

/**
 * HTTP call with which the service reports an event to the gateway. It is stored until the gateway acknowledges or
 * rejects it.
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

/**
 * Stored callbacks of a service. A callback is an HTTP call that reports an event to the gateway. `callbacks` has the
 * callbacks that the gateway has not acknowledged yet.
 */
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
 * Adds a callback (an HTTP call that reports an event to the gateway) to the state. Call this function in the same
 * `update` that stores the event, so that either both are stored or neither. If the gateway requires an `eventId`,
 * `body` must already contain it.
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
      // The status 403 means that the gateway has rejected the signature. The gateway may not have the service's key
      // yet, or a clock may be wrong. An operator can correct both, so the callback is sent again.
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
   * Ids of callbacks with the fault `outOfOrder`. Such a callback is sent only after another callback, so that the
   * gateway receives the two in the wrong order.
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
