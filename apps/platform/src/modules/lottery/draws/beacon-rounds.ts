import { verifyRound } from '@livery/lottery-rules/beacon';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import type { Issue } from '../issues/issues.ts';
import type { RandomnessBeacon } from './randomness-beacon-port.ts';

/**
 * Thrown if the signature of a beacon round cannot be verified with the public key of the beacon. A beacon is a
 * public source of random values. The draw waits until the beacon returns a valid signature.
 */
class InvalidBeaconError extends Error {
  override readonly name = 'InvalidBeaconError';

  constructor(round: number) {
    super(
      `The beacon published round ${round} with a signature that its public key does not verify. ` +
        'The draws of this round wait for a valid signature, and are cancelled after the maximum delay.',
    );
  }
}

/**
 * Maximum number of beacon rounds whose signatures are in memory. A round is one random value that the beacon (a public
 * source of random values) publishes. Several lotteries use the same round, so the cache avoids requests.
 */
const maxRounds = 500;
/**
 * Milliseconds before the gateway requests a beacon round again. It requests a round again if the round was not
 * published yet, or if its signature was invalid.
 */
const retryInterval = seconds(1);

interface BeaconRoundsDeps {
  readonly beacon: RandomnessBeacon;
  readonly clock: Clock;
  /**
   * Called if the beacon does not respond, or if the signature of a round is invalid. Not called for a round that is not
   * published yet.
   */
  readonly onError: (error: unknown) => void;
}

/** Cache of the signatures of beacon rounds. A signature is stored only after it was verified. */
export interface BeaconRounds {
  /**
   * Loads the signatures of the beacon rounds that these issues (numbered draws) use. If a round cannot be loaded,
   * calls `onError` and does not throw. The next call tries to load this round again.
   */
  readonly load: (issues: readonly Pick<Issue, 'beaconChain' | 'beaconRound'>[]) => Promise<void>;
  /** Returns the verified signature of an issue's round, or undefined if the round is not loaded. */
  readonly find: (issue: Pick<Issue, 'beaconChain' | 'beaconRound'>) => string | undefined;
}

export const createBeaconRounds = ({ beacon, clock, onError }: BeaconRoundsDeps): BeaconRounds => {
  const { chain } = beacon;
  const verified = new Map<number, string>();
  const attempts = createTtlCache<void>(clock, retryInterval);

  const loadRound = async (round: number): Promise<void> => {
    const signature = await beacon.fetchSignature(round);
    if (signature === undefined) return;
    if (!(await verifyRound({ chain, round, signature }))) throw new InvalidBeaconError(round);
    verified.set(round, signature);
    if (verified.size > maxRounds) verified.delete(verified.keys().next().value as number);
  };

  return {
    load: async (issues) => {
      const rounds = issues
        .filter(({ beaconChain }) => beaconChain?.publicKey === chain.publicKey)
        .flatMap(({ beaconRound }) => beaconRound ?? [])
        .filter((round) => !verified.has(round));
      await Promise.all(
        [...new Set(rounds)].map((round) => attempts.get(String(round), () => loadRound(round).catch(onError))),
      );
    },
    find: ({ beaconChain, beaconRound }) =>
      beaconChain?.publicKey === chain.publicKey && beaconRound !== null ? verified.get(beaconRound) : undefined,
  };
};
