import type { DrawDetail } from '@livery/api/lottery';
import {
  hashLeaf,
  type MerklePath,
  type ProvedBet,
  computeResult,
  computeRoot,
  hashSeed,
} from '@livery/lottery-rules/proof';

export interface VerificationResult {
  /** True if the seed has the hash that was published before the draw. */
  readonly isSeedUnchanged: boolean;
  /** True if the result can be computed from the seed and the list of bets that was fixed before the draw. */
  readonly isResultRight: boolean;
}

/** Verifies a draw on this device. Undefined if it was not drawn. */
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

/** Returns true if a bet is in the list of bets that was fixed before its draw. Computed on this device. */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
