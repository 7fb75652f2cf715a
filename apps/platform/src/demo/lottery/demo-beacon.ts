import { createHash } from 'node:crypto';
import { deriveBeaconKey, getBeaconPublicKey, getRoundTime, signRound } from '@livery/lottery-rules/beacon';
import type { KeyStore } from '../../core/crypto/gateway-keys.ts';
import type { Clock } from '../../core/clock/clock.ts';
import type { RandomnessBeacon } from '../../modules/lottery/index.ts';

/**
 * Returns the randomness beacon (source of random numbers for the draws) of a demonstration. The beacon signs its
 * rounds with a key of the gateway, so it needs no network. With it, visitors can try the verification of a draw. Its
 * id is `demonstration`, because the operator knows the key and could predict the draws.
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
