import type { RandomSource } from '../engine/rng/random-int.ts';
import { randomInt } from '../engine/rng/random-int.ts';

/** What the wallet's calls are sent with. */
export type Send = (url: URL, request: RequestInit) => Promise<Response>;

/** What befalls one in so many calls, in percent; the rest go through. */
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
 * A network at its worst, for tests alone: calls arrive twice, up to fifty times, late, after the call that followed them,
 * or not at all, and answers are cut off. What was sent is unchanged, so all of it is signed and fresh.
 */
export const createFaultyNetwork = (randomSource: RandomSource, send: Send = fetch): Send => {
  const inBackground = (url: URL, request: RequestInit, afterMs: number): void => {
    // Sent without the caller's patience: it arrives after the caller has given up.
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
        throw new Error('The answer was cut off');
      case 'lost':
        throw new Error('The call was lost');
      case 'late':
        await pause(delayMs);
        return send(url, request);
      case 'overtaken':
        inBackground(url, request, delayMs);
        throw new Error('The call was held up');
      default:
        return send(url, request);
    }
  };
};
