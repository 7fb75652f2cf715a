import type { DrawDetail } from '@livery/api/lottery';
import { resultOf, seedHashOf } from '@livery/contract/lottery/proof';

export interface Verdict {
  /** The seed is the one whose hash was shown before the draw. */
  readonly isSeedKept: boolean;
  /** The result follows from the seed and the frozen bets. */
  readonly isResultRight: boolean;
}

/** Computes a draw again on this device, or nothing where it was not drawn. */
export const verifyDraw = async ({ family, code, numero, seed, seedHash, root, result }: DrawDetail): Promise<Verdict | undefined> => {
  if (!seed || !root || !result) return undefined;
  const computed = await resultOf({ family, code, numero, seed, root });
  return { isSeedKept: (await seedHashOf(seed)) === seedHash, isResultRight: computed.join() === result.join() };
};
