import { rebateEndpoints, useRebateReportInfiniteQuery, type RebateClaim } from '@livery/api/rebates';
import { useAllPages } from '@livery/api/use-all-pages';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { Entry } from '@livery/ui/entry';
import { Aside, Page } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SaveButton } from '@livery/ui/save-button';
import { Sheet } from '@livery/ui/sheet';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RebateTable } from './rebate-table.tsx';

/** The rebates that were paid, each with how it came about. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const [shown, setShown] = useState<RebateClaim>();
  const answer = usePages(useRebateReportInfiniteQuery(range, { refetchOnMountOrArgChange: true }));
  const all = useAllPages(rebateEndpoints.rebateReport, range);
  return (
    <Page>
      <ChipRow {...chips} />
      <RecordList
        answer={answer}
        empty={t('rebate.empty')}
        emptyDetail={t('emptyDetail')}
        keyOf={({ id }) => id}
        renderRow={(claim) => (
          <Entry
            aria-haspopup="dialog"
            onClick={() => setShown(claim)}
            name={t('movement.rebate')}
            detail={moment(claim.paidAt)}
            figure={money(claim.amount)}
            isGain
          />
        )}
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals
                totals={[
                  [t('rebate.count'), count(totals.count)],
                  [t('rebate.validBet'), money(totals.validBet)],
                  [t('rebate.sum'), money(totals.amount)],
                ]}
              />
              <SaveButton
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
                        moment(claim.paidAt),
                        t(`games:category.${line.category}`),
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
        <Sheet isOpen onOpenChange={(isOpen) => !isOpen && setShown(undefined)} title={moment(shown.paidAt)}>
          <RebateTable lines={shown.lines} />
        </Sheet>
      )}
    </Page>
  );
};
