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
  /** True if the seed has the hash that the gateway published before the draw. */
  readonly isSeedUnchanged: boolean;
  /** True if the seed and the fixed list of bets give this result. The list was fixed before the draw. */
  readonly isResultRight: boolean;
}

/** Verifies a draw on this device. Resolves with undefined if the draw has no result yet. */
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

/** Verifies on this device that a bet is in the list of bets that was fixed before the draw. */
export const verifyBet = async (
  { root }: Pick<DrawDetail, 'root'>,
  { path, ...bet }: ProvedBet & { readonly path: MerklePath },
): Promise<boolean> => root !== null && (await computeRoot(await hashLeaf(bet), path)) === root;
