import type { DrawDetail } from '@livery/api/lottery';
import { computeRandomness, drandQuicknet, getDrawRound, verifyRound } from '@livery/lottery-rules/beacon';
import {
  hashLeaf,
  type MerklePath,
  type ProvedBet,
  computeResult,
  computeRoot,
  hashSeed,
} from '@livery/lottery-rules/proof';

export interface VerificationResult {
  /**
   * True if the hash of the draw's seed (secret random value) is the hash that the gateway published before the draw.
   */
  readonly isSeedUnchanged: boolean;
  /**
   * True if the public random number of the draw has a valid signature and is from the right round. A randomness beacon
   * (a public service) publishes one random number per round. The draw must use the round that its closing time
   * determines. Undefined for old draws, which used no public random number.
   */
  readonly isRoundValid?: boolean;
  /**
   * True if the seed, the list of bets and the public random number give this result. The list of bets was fixed before
   * the draw.
   */
  readonly isResultRight: boolean;
}

type Beacon = NonNullable<DrawDetail['beacon']>;

/**
 * Returns true if the random number of a draw comes from the public chain of drand, a service that publishes random
 * numbers. Otherwise it comes from a demo chain, which the gateway itself signs.
 */
export const isPublicBeacon = ({ chain }: Beacon): boolean => chain.id === drandQuicknet.id;

/**
 * Verifies the signature and the round of the draw's public random number. For the public chain, the public key is in
 * this program. The key in the response is not used, because a dishonest gateway could send its own key.
 */
const verifyBeacon = async (beacon: Beacon, closesAt: string): Promise<boolean> => {
  const chain = isPublicBeacon(beacon) ? drandQuicknet : beacon.chain;
  const { round, signature } = beacon;
  if (signature === null || round !== getDrawRound(chain, new Date(closesAt).getTime())) return false;
  return verifyRound({ chain, round, signature });
};

/**
 * Computes the result of a draw on this device and compares it with the published result. Does not verify the signature
 * of the public random number, because this takes up to a second on a phone. Resolves with undefined if the draw has no
 * result yet.
 */
export const verifyResult = async ({
  family,
  code,
  numero,
  seed,
  seedHash,
  root,
  result,
  beacon,
}: DrawDetail): Promise<Omit<VerificationResult, 'isRoundValid'> | undefined> => {
  if (!seed || !root || !result) return undefined;
  const randomness = beacon?.signature ? await computeRandomness(beacon.signature) : undefined;
  const computed = await computeResult({ family, code, numero, seed, root, randomness });
  return {
    isSeedUnchanged: (await hashSeed(seed)) === seedHash,
    isResultRight: computed.join() === result.join(),
  };
};

/**
 * Verifies a draw completely on this device: the seed, the result and the signature of the public random number.
 * Resolves with undefined if the draw has no result yet.
 */
export const verifyDraw = async (draw: DrawDetail): Promise<VerificationResult | undefined> => {
  const verified = await verifyResult(draw);
  if (!verified) return undefined;
  const { beacon, closesAt } = draw;
  return { ...verified, ...(beacon && { isRoundValid: await verifyBeacon(beacon, closesAt) }) };
};

/**
 * Verifies on this device that a bet was made before betting closed. Resolves with true if the bet is in the list of
 * bets that the gateway fixed then. `root` is the Merkle root (hash) of this list, and `path` leads from the bet to the
 * root. Resolves with false if the bet is not in the list, or if `root` is null.
 */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
