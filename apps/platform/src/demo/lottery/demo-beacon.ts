import { createHash } from 'node:crypto';
import { deriveBeaconKey, getBeaconPublicKey, getRoundTime, signRound } from '@livery/lottery-rules/beacon';
import type { KeyStore } from '../../core/crypto/gateway-keys.ts';
import type { Clock } from '../../core/clock/clock.ts';
import type { RandomnessBeacon } from '../../modules/lottery/index.ts';

/**
 * Returns the randomness beacon (the public source of random numbers for lottery draws) of a demonstration. It signs
 * its numbers with a key of the gateway, so it needs no network. Visitors can try the verification of a draw with it.
 * The verification proves nothing here, because the operator has the key and can predict the draws. The id
 * `demonstration` shows this.
 */
export const loadDemoBeacon = async (keys: KeyStore, clock: Clock): Promise<RandomnessBeacon> => {
  const { secret } = (await keys.open('beacon-demo', 'random')).getCurrent();
  const key = deriveBeaconKey(createHash('sha384').update(secret).digest());
  const chain = {
    id: 'demonstration',
    publicKey: getBeaconPublicKey(key),
    genesisTime: Date.UTC(2026, 0, 1) / 1000,
    period: 3,
  };
  return {
    chain,
    fetchSignature: async (round) =>
      getRoundTime(chain, round) <= clock.now().getTime() ? signRound(key, round) : undefined,
  };
};
