import type { LotteryBet } from '@livery/api/lottery';
import { useLatestLotteryBetsQuery } from '@livery/api/lottery/latest-bets';
import { useSession } from '@livery/kit/session';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';

const noBets: readonly LotteryBet[] = [];

interface LatestBets {
  /** The newest bets first. A guest has no bets. */
  readonly bets: readonly LotteryBet[];
  /** True if the list has loaded and contains all bets of the member on the lottery. */
  readonly isComplete: boolean;
}

/** Returns the latest bets of the member on a lottery. */
export const useLatestBets = (code: string): LatestBets => {
  const isMember = useSession() !== null;
  const language = useDebouncedLanguage();
  const { data } = useLatestLotteryBetsQuery({ code, language }, { skip: !isMember });
  return { bets: data?.list ?? noBets, isComplete: data !== undefined && data.totalPages <= 1 };
};
