import { type LineRebate, lineRebateEndpoints, useLineRebateReportInfiniteQuery } from '@livery/api/line-rebates';
import { presets } from '@livery/kit/day-range';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { ChipRow } from '@livery/ui/chip-row';
import { Pressable } from '@livery/ui/pressable';
import { StateView } from '@livery/ui/state-view';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../parts/facts.tsx';
import { Paged } from '../parts/paged.tsx';
import styles from '../parts/cards.module.css';
import page from '../parts/page.module.css';
import { SaveButton } from '../parts/save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';
import { LineSheet } from './line-sheet.tsx';

/** What the bets of the team gave in rebates: by product, and bet by bet. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'records', 'team', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { preset, choose, range } = useRange();
  const [shown, setShown] = useState<LineRebate>();
  const query = useLineRebateReportInfiniteQuery(range, { refetchOnMountOrArgChange: true });
  const all = useAllPages(lineRebateEndpoints.lineRebateReport, range);
  return (
    <div className={styles.root}>
      <ChipRow label={t('records:range.label')} value={preset} onSelect={choose} choices={presets.map((each) => [each, t(`records:range.${each}`)] as const)} />
      <Paged query={query}>
        {({ totals }, pages) => {
          const lines = pages.flatMap(({ list }) => list);
          if (lines.length === 0) return <StateView kind="no-result" title={t('income.empty')} detail={t('income.emptyDetail')} />;
          return (
            <>
              {totals && <Totals totals={[[t('income.paid'), money(totals.paid)], [t('income.waiting'), money(totals.waiting)], [t('income.count'), count(totals.count)]]} />}
              {totals && totals.categories.length > 1 && <Facts facts={totals.categories.map(({ category, amount }) => [t(`games:category.${category}`), money(amount)] as const)} />}
              <div className={page.head}>
                <SaveButton
                  name="team-rebates"
                  range={range}
                  columns={[t('records:time'), t('team:who'), t('records:group.label'), t('records:state.label'), t('income.stake'), t('records:amount')]}
                  rows={async () => (await all()).map((line) => [moment(line.madeAt), line.account, t(`games:category.${line.category}`), t(`income.state.${line.state}`), line.stake, line.amount])}
                />
              </div>
              <ul className={styles.list}>
                {lines.map((line) => (
                  <li key={line.id}>
                    <Pressable className={styles.row} aria-haspopup="dialog" onClick={() => setShown(line)}>
                      <span className={styles.words}>
                        <bdi className={styles.name}>{line.isOwn ? t('why.own') : line.account}</bdi>
                        <span className={styles.detail}>
                          {t(`games:category.${line.category}`)} · {moment(line.madeAt)}
                        </span>
                      </span>
                      <span className={styles.figures}>
                        <bdi className={styles.amount} data-sign={line.state === 'paid' ? 'plus' : 'none'}>
                          {money(line.amount)}
                        </bdi>
                        <span className={styles.detail}>{t(`income.state.${line.state}`)}</span>
                      </span>
                    </Pressable>
                  </li>
                ))}
              </ul>
              {shown && <LineSheet line={shown} onClose={() => setShown(undefined)} />}
            </>
          );
        }}
      </Paged>
    </div>
  );
};
