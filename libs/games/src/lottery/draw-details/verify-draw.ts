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
   * True if the public random number has a valid signature and comes from the right round. A randomness beacon
   * publishes one number in each round. The closing time of the draw determines the right round. Undefined for old
   * draws, which used no public random number.
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
 * Returns true if the beacon of a draw (the source of its random number) is the public chain of drand. drand is a
 * service that publishes random numbers. Any other chain is a demo chain, which signs its own random numbers.
 */
export const isPublicBeacon = ({ chain }: Beacon): boolean => chain.id === drandQuicknet.id;

/**
 * Verifies the beacon round of a draw (its published random number). For the public chain, uses the parameters in
 * this program and not those of the response. Otherwise a gateway could send its own key under the name of the public
 * chain.
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

/** Verifies a draw completely on this device. Resolves with undefined if the draw has no result yet. */
export const verifyDraw = async (draw: DrawDetail): Promise<VerificationResult | undefined> => {
  const verified = await verifyResult(draw);
  if (!verified) return undefined;
  const { beacon, closesAt } = draw;
  return { ...verified, ...(beacon && { isRoundValid: await verifyBeacon(beacon, closesAt) }) };
};

/**
 * Verifies on this device that a bet was made before betting closed. Resolves with true if the bet is in the list of
 * bets that was fixed at that time. Resolves with false if it is not, or if the hash of the list (`root`) is null.
 */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
