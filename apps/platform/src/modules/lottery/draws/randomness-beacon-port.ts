import type { BeaconChain } from '@livery/lottery-rules/beacon';
import { definePort } from '../../../core/ports/ports.ts';
import { createDrandBeacon, drandUrls } from './drand-beacon.ts';

/** Public source of randomness. It publishes a signed value (a round) at fixed times. */
export interface RandomnessBeacon {
  readonly chain: BeaconChain;
  /**
   * Returns the signature of a round, or undefined if the round is not published yet. The promise is rejected when the
   * beacon does not respond. The caller verifies the signature.
   */
  readonly fetchSignature: (round: number) => Promise<string | undefined>;
}

/** Port (replaceable interface) for the randomness beacon. Its default adapter reads the public beacon drand. */
export const randomnessBeaconPort = definePort<RandomnessBeacon>('randomness beacon', createDrandBeacon(drandUrls));
