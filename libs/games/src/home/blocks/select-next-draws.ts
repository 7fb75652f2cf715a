import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';

/**
 * Selects `count` lotteries for the list of the next draws. Half of the list is lotteries that draw around the clock,
 * the most frequent first. The other half is the next scheduled draws. If one half has too few lotteries, more
 * lotteries of the other half are selected. A lottery in several price lists is selected once. The order changes only
 * after a scheduled draw, so that the rows do not move every minute.
 */
export const selectNextDraws = (
  entries: readonly LotteryEntry[],
  openIssues: ReadonlyMap<string, OpenedLottery>,
  count: number,
): readonly LotteryEntry[] => {
  const open = entries.filter(
    ({ code }, index) => openIssues.has(code) && entries.findIndex((other) => other.code === code) === index,
  );
  const getDrawTime = ({ code }: LotteryEntry) => openIssues.get(code)?.current.drawsAt ?? '';
  const fast = open
    .filter(({ everySeconds }) => everySeconds !== null)
    .sort((a, b) => (a.everySeconds ?? 0) - (b.everySeconds ?? 0));
  const scheduled = open
    .filter(({ everySeconds }) => everySeconds === null)
    .sort((a, b) => getDrawTime(a).localeCompare(getDrawTime(b)));
  const fastCount = Math.max(Math.min(fast.length, Math.ceil(count / 2)), count - scheduled.length);
  return [...fast.slice(0, fastCount), ...scheduled.slice(0, count - Math.min(fastCount, fast.length))];
};
