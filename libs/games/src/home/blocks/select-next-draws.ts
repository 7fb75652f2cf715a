import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';

/**
 * Selects `count` lotteries for the list of the next draws:
 * - One half is lotteries that draw around the clock, those with the shortest interval first.
 * - The other half is lotteries that draw at fixed times, the next draw first.
 *
 * If one kind has too few lotteries, more of the other kind are selected. A lottery that `entries` contains several
 * times (once per price list) is selected once. The order does not depend on the next draw of the lotteries around the
 * clock. Otherwise the rows would move every minute.
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
