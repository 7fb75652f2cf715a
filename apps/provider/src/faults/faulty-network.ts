import type { RandomSource } from '../engine/rng/random-int.ts';
import { randomInt } from '../engine/rng/random-int.ts';
import type { Send } from '../wallet/send.ts';

/** Simulated faults, each with the percentage of the calls that it affects. All other calls have no fault. */
const faults = [
  [8, 'twice'],
  [6, 'cut'],
  [6, 'lost'],
  [6, 'late'],
  [6, 'overtaken'],
  [1, 'storm'],
] as const;
type Fault = (typeof faults)[number][1] | 'none';

const maxRepeats = 50;
const delayMs = 40;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const pickFault = (randomSource: RandomSource): Fault => {
  let remainingShare = randomInt(100, randomSource);
  return faults.find(([share]) => (remainingShare -= share) < 0)?.[1] ?? 'none';
};

/**
 * Creates a function that sends calls over a faulty network, for tests and for the setting PROVIDER_FAULTS. A call can
 * arrive twice, up to fifty times, late, out of order or never. A response can get lost. The requests stay unchanged,
 * so their signatures are valid.
 */
export const createFaultyNetwork = (randomSource: RandomSource, send: Send = fetch): Send => {
  const inBackground = (url: URL, request: RequestInit, afterMs: number): void => {
    // Removes the abort signal of the caller, so that the call can arrive after the caller's timeout.
    const { signal: _, ...rest } = request;
    void pause(afterMs)
      .then(() => send(url, rest))
      .catch(() => undefined);
  };
  return async (url, request) => {
    switch (pickFault(randomSource)) {
      case 'twice':
        await send(url, request);
        return send(url, request);
      case 'storm':
        for (let repeat = randomInt(maxRepeats, randomSource); repeat > 0; repeat -= 1) await send(url, request);
        return send(url, request);
      case 'cut':
        await send(url, request);
        throw new Error('The response was cut off');
      case 'lost':
        throw new Error('The call was lost');
      case 'late':
        await pause(delayMs);
        return send(url, request);
      case 'overtaken':
        inBackground(url, request, delayMs);
        throw new Error('The call was delayed');
      default:
        return send(url, request);
    }
  };
};
