import { type LotteryEntry, type LotteryMode, useLotteryBoardQuery, useLotteryMenuQuery } from '@livery/api/lottery';
import { PlayType } from '@livery/contract/enums';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';

export const lotteryTabs = ['bet', 'draws', 'trend', 'mine'] as const;
export type LotteryTab = (typeof lotteryTabs)[number];
export type PlayStyle = 'trad' | 'ent';

/**
 * Loads the lottery whose code is in the URL, with its betting methods and prices. The parameter `prize_mode` of the
 * URL selects the price list. If the lottery does not have this price list, uses the lottery's first price list.
 */
export const useLotteryBoard = () => {
  const [query, setQuery] = useSearchParams();
  const menu = useLotteryMenuQuery({ language: useDebouncedLanguage() });
  const entries = menu.data?.list.filter(({ code }) => code === query.get('code')) ?? [];
  const entry: LotteryEntry | undefined =
    entries.find(({ prizeMode }) => prizeMode === query.get('prize_mode')) ?? entries[0];
  const requestedSeries = /^\d{4}$/.exec(query.get('series') ?? '')?.[0];
  const board = useLotteryBoardQuery(
    entry
      ? {
          code: entry.code,
          prizeMode: entry.prizeMode,
          ...(requestedSeries && entry.prizeMode === 'LOTT' && { series: Number(requestedSeries) }),
        }
      : skipToken,
  );
  const setParams = (change: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    menu,
    entry,
    board,
    modes: entries.map(({ prizeMode }) => prizeMode),
    tab: lotteryTabs.find((tab) => tab === query.get('tab')) ?? 'bet',
    play: (query.get('playType') === PlayType.Entertainment ? 'ent' : 'trad') as PlayStyle,
    showTab: (tab: string) => setParams({ tab }),
    showMode: (mode: LotteryMode) => setParams({ prize_mode: mode }),
    showPlay: (playType: string) => setParams({ playType }),
    showSeries: (series: number) => setParams({ series: String(series) }),
  };
};
