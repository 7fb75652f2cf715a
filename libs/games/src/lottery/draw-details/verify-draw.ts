import type { DrawDetail } from '@livery/api/lottery';
import {
  hashLeaf,
  type MerklePath,
  type ProvedBet,
  computeResult,
  computeRoot,
  hashSeed,
} from '@livery/contract/lottery/proof';

export interface VerificationResult {
  /** The seed is the one whose hash was shown before the draw. */
  readonly isSeedUnchanged: boolean;
  /** The result follows from the seed and the frozen bets. */
  readonly isResultRight: boolean;
}

/** Computes a draw again on this device, or nothing where it was not drawn. */
export const verifyDraw = async ({
  family,
  code,
  numero,
  seed,
  seedHash,
  root,
  result,
}: DrawDetail): Promise<VerificationResult | undefined> => {
  if (!seed || !root || !result) return undefined;
  const computed = await computeResult({ family, code, numero, seed, root });
  return { isSeedUnchanged: (await hashSeed(seed)) === seedHash, isResultRight: computed.join() === result.join() };
};

/** Computes on this device whether a bet was among those that were frozen before its draw. */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
