import { toCategoryKey } from '@livery/kit/i18n/category-key';
import {
  type Commission,
  type CommissionReport,
  commissionEndpoints,
  useCommissionReportInfiniteQuery,
} from '@livery/api/commissions';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import type { DateRange } from '@livery/kit/date-range';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { ListItem, List } from '@livery/ui/list-item';
import { DescriptionList } from '@livery/ui/description-list';
import { Aside, Page } from '@livery/ui/page';
import { InfiniteList } from '@livery/ui/infinite-list';
import { ExportButton } from '@livery/ui/export-button';
import { EmptyState } from '@livery/ui/empty-state';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineSheet } from './line-sheet.tsx';

/** Shows the commissions that the agent earned from the team's bets, by product and by bet. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'records', 'team', 'errors', 'shell']);
  const { money, dateTime } = useFormat();
  const { picker, range } = useDateRange();
  const [shown, setShown] = useState<Commission>();
  const queryState = useInfiniteQueryState(
    useCommissionReportInfiniteQuery(range, { refetchOnMountOrArgChange: true }),
  );
  return (
    <Page>
      <DateRangePicker {...picker} />
      <InfiniteList state={queryState}>
        {({ totals }, pages) => {
          const lines = pages.flatMap(({ list }) => list);
          if (lines.length === 0)
            return <EmptyState kind="no-result" title={t('income.empty')} detail={t('income.emptyDetail')} />;
          return (
            <>
              {totals && <IncomeTotals totals={totals} />}
              <IncomeExport range={range} />
              <List
                items={lines}
                getKey={({ id }) => id}
                renderItem={(line) => (
                  <ListItem
                    aria-haspopup="dialog"
                    onClick={() => setShown(line)}
                    name={<bdi>{line.isOwn ? t('why.own') : line.account}</bdi>}
                    detail={`${t(toCategoryKey(line.category))} · ${dateTime(line.madeAt)}`}
                    figure={money(line.amount)}
                    isGain={line.state === 'paid'}
                    under={t(`income.state.${line.state}`)}
                  />
                )}
              />
              {shown && <LineSheet line={shown} onClose={() => setShown(undefined)} />}
            </>
          );
        }}
      </InfiniteList>
    </Page>
  );
};

const IncomeTotals = ({ totals }: { readonly totals: NonNullable<CommissionReport['totals']> }) => {
  const { t } = useTranslation(['contracts', 'games']);
  const { money, count } = useFormat();
  return (
    <>
      <SummaryGrid
        items={[
          [t('income.paid'), money(totals.paid)],
          [t('income.waiting'), money(totals.waiting)],
          [t('income.count'), count(totals.count)],
        ]}
      />
      {totals.categories.length > 1 && (
        <DescriptionList
          items={totals.categories.map(({ category, amount }) => [t(toCategoryKey(category)), money(amount)] as const)}
        />
      )}
    </>
  );
};

const IncomeExport = ({ range }: { readonly range: DateRange }) => {
  const { t } = useTranslation(['contracts', 'games', 'records', 'team']);
  const { dateTime } = useFormat();
  const saving = useCsvExport(range);
  const all = useAllPages(commissionEndpoints.commissionReport, range);
  return (
    <Aside>
      <ExportButton
        {...saving({
          name: 'team-rebates',
          columns: [
            t('records:time'),
            t('team:who'),
            t('records:group.label'),
            t('records:state.label'),
            t('income.stake'),
            t('records:amount'),
          ],
          rows: async () =>
            (await all()).map((line) => [
              dateTime(line.madeAt),
              line.account,
              t(toCategoryKey(line.category)),
              t(`income.state.${line.state}`),
              line.stake,
              line.amount,
            ]),
        })}
      />
    </Aside>
  );
};
