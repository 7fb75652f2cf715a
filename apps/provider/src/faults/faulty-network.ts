import type { RandomSource } from '../engine/rng/random-int.ts';
import { randomInt } from '../engine/rng/random-int.ts';
import type { Send } from '../wallet/send.ts';

/**
 * Simulated faults, each with the percentage of the calls that it affects. `twice`: the call is sent twice. `cut`: the
 * response is lost. `lost`: the call is lost. `late`: the call is delayed. `overtaken`: the call fails at once, but
 * arrives later, possibly after newer calls. `storm`: the call is sent up to 50 times.
 */
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
 * Creates a function that sends calls like `send`, but simulates network faults for some of them. `randomSource`
 * selects the faults. A fault never changes the content of a request, so the signature of the request stays valid. Used
 * by tests and by the setting PROVIDER_FAULTS.
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
