import { rebateEndpoints, useRebateReportInfiniteQuery, type RebateClaim } from '@livery/api/rebates';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { Pressable } from '@livery/ui/pressable';
import { Sheet } from '@livery/ui/sheet';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeChips } from '../records/range-chips.tsx';
import { RecordList } from '../records/record-list.tsx';
import styles from '../records/records.module.css';
import { SaveButton } from '../records/save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';
import { RebateTable } from './rebate-table.tsx';

/** The rebates that were paid, each with how it came about. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { preset, choose, range } = useRange();
  const [shown, setShown] = useState<RebateClaim>();
  const query = useRebateReportInfiniteQuery(range, { refetchOnMountOrArgChange: true });
  const all = useAllPages(rebateEndpoints.rebateReport, range);
  return (
    <div className={styles.root}>
      <RangeChips preset={preset} onSelect={choose} />
      <RecordList
        query={query}
        empty={t('rebate.empty')}
        keyOf={({ id }) => id}
        renderRow={(claim) => (
          <Pressable className={styles.row} aria-haspopup="dialog" onClick={() => setShown(claim)}>
            <span className={styles.words}>
              <span className={styles.name}>{t('movement.rebate')}</span>
              <span className={styles.detail}>{moment(claim.paidAt)}</span>
            </span>
            <span className={styles.figures}>
              <bdi className={styles.figure} data-sign="plus">
                {money(claim.amount)}
              </bdi>
            </span>
          </Pressable>
        )}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals
                totals={[
                  [t('rebate.count'), count(totals.count)],
                  [t('rebate.validBet'), money(totals.validBet)],
                  [t('rebate.sum'), money(totals.amount)],
                ]}
              />
              <SaveButton
                name="rebates"
                range={range}
                columns={[t('time'), t('games:category.label'), t('rebate.validBet'), `${t('rebate.rate')} %`, t('amount')]}
                rows={async () => (await all()).flatMap((claim) => claim.lines.map((line) => [moment(claim.paidAt), t(`games:category.${line.category}`), line.validBet, line.rate, line.amount]))}
              />
            </div>
          )
        }
      />
      {shown && (
        <Sheet isOpen onOpenChange={(isOpen) => !isOpen && setShown(undefined)} title={moment(shown.paidAt)}>
          <RebateTable lines={shown.lines} />
        </Sheet>
      )}
    </div>
  );
};
