import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { cashbackEndpoints, useRebateReportInfiniteQuery, type RebateClaim } from '@livery/api/cashback';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { ListItem } from '@livery/ui/list-item';
import { Aside, Page } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { ExportButton } from '@livery/ui/export-button';
import { Sheet } from '@livery/ui/sheet';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RebateTable } from './rebate-table.tsx';

/** Page with the rebates (parts of the bets) that were already paid back. Each rebate can show its calculation. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { money, count, dateTime } = useFormat();
  const { picker, range } = useDateRange();
  const saving = useCsvExport(range);
  const [shown, setShown] = useState<RebateClaim>();
  const queryState = useInfiniteQueryState(useRebateReportInfiniteQuery(range, { refetchOnMountOrArgChange: true }));
  const all = useAllPages(cashbackEndpoints.rebateReport, range);
  return (
    <Page>
      <DateRangePicker {...picker} />
      <RecordList
        state={queryState}
        empty={t('rebate.empty')}
        emptyDetail={t('emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(claim) => (
          <ListItem
            aria-haspopup="dialog"
            onClick={() => setShown(claim)}
            name={t('movement.rebate')}
            detail={dateTime(claim.paidAt)}
            figure={money(claim.amount)}
            isGain
          />
        )}
        renderHeader={({ totals }) =>
          totals && (
            <Aside>
              <SummaryGrid
                items={[
                  [t('rebate.count'), count(totals.count)],
                  [t('rebate.validBet'), money(totals.validBet)],
                  [t('rebate.sum'), money(totals.amount)],
                ]}
              />
              <ExportButton
                {...saving({
                  name: 'rebates',
                  columns: [
                    t('time'),
                    t('games:category.label'),
                    t('rebate.validBet'),
                    `${t('rebate.rate')} %`,
                    t('amount'),
                  ],
                  rows: async () =>
                    (await all()).flatMap((claim) =>
                      claim.lines.map((line) => [
                        dateTime(claim.paidAt),
                        t(toCategoryKey(line.category)),
                        line.validBet,
                        line.rate,
                        line.amount,
                      ]),
                    ),
                })}
              />
            </Aside>
          )
        }
      />
      {shown && (
        <Sheet isOpen onOpenChange={(isOpen) => !isOpen && setShown(undefined)} title={dateTime(shown.paidAt)}>
          <RebateTable lines={shown.lines} />
        </Sheet>
      )}
    </Page>
  );
};
