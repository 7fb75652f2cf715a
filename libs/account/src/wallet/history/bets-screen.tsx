import {
  historyEndpoints,
  useListBetsInfiniteQuery,
  type BetEntry,
  type BetFilter,
  type BetTotals as Totals,
} from '@livery/api/history';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import type { DateRange } from '@livery/kit/date-range';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { ChipRow } from '@livery/ui/chip-row';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BetRow } from './bet-row.tsx';
import { BetSheet } from './bet-sheet.tsx';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** Page with the member's bets: games, stakes and results. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { categories } = useBrand();
  const { picker, range } = useDateRange();
  const [state, setState] = useSearchParamChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useSearchParamChoice<string>('category', kinds);
  const [vendor, setVendor] = useState('all');
  const [shown, setShown] = useState<BetEntry>();
  const filter = {
    ...range,
    ...(state !== 'all' && { state }),
    ...(category !== 'all' && { category }),
    ...(vendor !== 'all' && { vendor }),
  } as BetFilter;
  const query = useListBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 });
  const queryState = useInfiniteQueryState(query);
  const vendors = query.data?.pages[0]?.vendors ?? [];
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
        <ChipRow
          label={t('state.label')}
          value={state}
          onSelect={setState}
          choices={states.map((each) => [each, t(`state.${each}`)] as const)}
        />
        <ChipRow
          label={t('games:category.label')}
          value={category}
          onSelect={setCategory}
          choices={kinds.map((each) => [each, each === 'all' ? t('allGames') : t(`games:category.${each}`)] as const)}
        />
        {(vendors.length > 1 || vendor !== 'all') && (
          <ChipRow
            label={t('vendor')}
            value={vendor}
            onSelect={setVendor}
            choices={[['all', t('allVendors')], ...vendors.map(({ vendor: code, name }) => [code, name] as const)]}
          />
        )}
      </Stack>
      <RecordList
        state={queryState}
        empty={t('bets.empty')}
        emptyDetail={t('emptyDetail')}
        getKey={({ vendor: code, id }) => `${code} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} onSelect={() => setShown(bet)} />}
        renderHeader={({ totals }) => totals && <BetTotals totals={totals} filter={filter} range={range} />}
      />
      {shown && <BetSheet bet={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
};

interface BetTotalsProps {
  readonly totals: Totals;
  readonly filter: BetFilter;
  readonly range: DateRange;
}

/** Totals of the bets that match the filter, and a button that exports these bets as CSV. */
const BetTotals = ({ totals, filter, range }: BetTotalsProps) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, count, dateTime } = useFormat();
  const signed = useSignedMoney();
  const saving = useCsvExport(range);
  const all = useAllPages(historyEndpoints.listBets, filter);
  // The result is the payout minus the stakes of the settled bets (`validBet`). The other stakes, of open and cancelled
  // bets, are shown in a separate row.
  const unsettled = parseAmount(totals.stake) - parseAmount(totals.validBet);
  return (
    <Aside>
      <SummaryGrid
        items={[
          [t('bets.count'), count(totals.count)],
          [t('stake'), money(totals.validBet)],
          [t('payout'), money(totals.payout)],
          [t('result'), signed(totals.profit)],
          ...(unsettled > 0
            ? [[`${t('state.open')} · ${t('state.cancelled')}`, money(formatAmount(unsettled))] as const]
            : []),
        ]}
      />
      <ExportButton
        {...saving({
          name: 'bets',
          columns: [t('time'), t('game'), t('vendor'), t('state.label'), t('stake'), t('payout'), t('number')],
          rows: async () =>
            (await all()).map((bet) => [
              dateTime(bet.placedAt),
              bet.gameName,
              bet.vendorName,
              t(`state.${bet.state}`),
              bet.stake,
              bet.payout,
              bet.id,
            ]),
        })}
      />
    </Aside>
  );
};
