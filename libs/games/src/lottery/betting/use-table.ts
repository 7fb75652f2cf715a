import { type LotteryEntry, type LotteryMode, useLotteryBoardQuery, useLotteryMenuQuery } from '@livery/api/lottery';
import { PlayType } from '@livery/contract/enums';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useSettledLanguage } from '../../language/use-settled-language.ts';

export const tableTabs = ['bet', 'draws', 'trend', 'mine'] as const;
export type Play = 'trad' | 'ent';

/** The lottery that the address names, in the mode that it asks for or else the first that is offered; and what of it is shown. */
export const useTable = () => {
  const [query, setQuery] = useSearchParams();
  const menu = useLotteryMenuQuery({ language: useSettledLanguage() });
  const ways = menu.data?.list.filter(({ code }) => code === query.get('code')) ?? [];
  const entry: LotteryEntry | undefined =
    ways.find(({ prizeMode }) => prizeMode === query.get('prize_mode')) ?? ways[0];
  const asked = /^\d{4}$/.exec(query.get('series') ?? '')?.[0];
  const board = useLotteryBoardQuery(
    entry
      ? {
          code: entry.code,
          prizeMode: entry.prizeMode,
          ...(asked && entry.prizeMode === 'LOTT' && { series: Number(asked) }),
        }
      : skipToken,
  );
  const show = (change: Readonly<Record<string, string>>) =>
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
    modes: ways.map(({ prizeMode }) => prizeMode),
    tab: tableTabs.find((tab) => tab === query.get('tab')) ?? 'bet',
    play: (query.get('playType') === PlayType.Entertainment ? 'ent' : 'trad') as Play,
    showTab: (tab: string) => show({ tab }),
    showMode: (mode: LotteryMode) => show({ prize_mode: mode }),
    showPlay: (playType: string) => show({ playType }),
    showSeries: (series: number) => show({ series: String(series) }),
  };
};
