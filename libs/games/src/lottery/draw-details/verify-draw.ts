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
  /** True if the seed has the hash that the gateway published before the draw. */
  readonly isSeedUnchanged: boolean;
  /**
   * True if the public random number has a valid signature and is from the beacon round for this draw's closing time.
   * Undefined for old draws, which used no public random number.
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
 * Returns true if the beacon of a draw (the source of its random number) is the public chain of drand, a service that
 * publishes random numbers. Any other chain is a demo chain, which signs its own random numbers.
 */
export const isPublicBeacon = ({ chain }: Beacon): boolean => chain.id === drandQuicknet.id;

/**
 * Verifies the beacon round of a draw (its published random number). The parameters of the public chain are those in
 * this program. Otherwise a gateway could send its own key under the name of the public chain.
 */
const verifyBeacon = async (beacon: Beacon, closesAt: string): Promise<boolean> => {
  const chain = isPublicBeacon(beacon) ? drandQuicknet : beacon.chain;
  const { round, signature } = beacon;
  if (signature === null || round !== getDrawRound(chain, new Date(closesAt).getTime())) return false;
  return verifyRound({ chain, round, signature });
};

/** Verifies a draw on this device. Resolves with undefined if the draw has no result yet. */
export const verifyDraw = async ({
  family,
  code,
  numero,
  seed,
  seedHash,
  root,
  result,
  closesAt,
  beacon,
}: DrawDetail): Promise<VerificationResult | undefined> => {
  if (!seed || !root || !result) return undefined;
  const randomness = beacon?.signature ? await computeRandomness(beacon.signature) : undefined;
  const computed = await computeResult({ family, code, numero, seed, root, randomness });
  return {
    isSeedUnchanged: (await hashSeed(seed)) === seedHash,
    ...(beacon && { isRoundValid: await verifyBeacon(beacon, closesAt) }),
    isResultRight: computed.join() === result.join(),
  };
};

/**
 * Verifies on this device that a bet was made in time: it is in the list of bets that was fixed when betting closed,
 * before the draw.
 */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
