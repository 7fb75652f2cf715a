import { useProfitLossQuery, type ProfitLoss } from '@livery/api/records';
import { parseAmount } from '@livery/contract/money';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { DataTable } from '@livery/ui/data-table';
import { StateView } from '@livery/ui/state-view';
import { Totals } from '@livery/ui/totals';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import { RangeChips } from './range-chips.tsx';
import styles from './records.module.css';
import { SaveButton } from './save-button.tsx';

/** What the member's play came to: as a whole, by day and by category. */
export const Screen = () => {
  useTranslation(['records', 'games', 'errors', 'shell']);
  const { preset, choose, range } = useRange();
  const { currentData, error, isFetching, refetch } = useProfitLossQuery(range, { refetchOnMountOrArgChange: 30 });
  return (
    <div className={styles.root}>
      <RangeChips preset={preset} onSelect={choose} />
      <Loaded query={{ data: currentData, error, isFetching, refetch }} rows={5}>
        {(result) => <Result result={result} range={range} />}
      </Loaded>
    </div>
  );
};

const isNothing = ({ bet, prize, bonus, rebate }: ProfitLoss['totals']): boolean => [bet, prize, bonus, rebate].every((amount) => Number(amount) === 0);

const Result = ({ result, range }: { readonly result: ProfitLoss; readonly range: { startDate: string; endDate: string } }) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, date } = useFormat();
  const signed = useSignedMoney();
  if (isNothing(result.totals)) return <StateView kind="no-result" title={t('profit.empty')} detail={t('emptyDetail')} />;
  const { totals, days, categories } = result;
  // Noon of the day in UTC is that day in every zone of the brands.
  const dayName = (day: string): string => date(`${day}T04:00:00Z`);
  return (
    <>
      <Totals
        totals={[
          [t('result'), signed(totals.profit)],
          [t('profit.bet'), money(totals.bet)],
          [t('profit.prize'), money(totals.prize)],
          [t('profit.bonus'), money(totals.bonus)],
          [t('profit.rebate'), money(totals.rebate)],
        ]}
      />
      {days.length > 1 && <TrendChart label={t('profit.chart')} heading={t('result')} points={days.map((day) => ({ label: dayName(day.date), value: parseAmount(day.profit), text: signed(day.profit) }))} />}
      <section>
        <h2 className={styles.heading}>{t('profit.byCategory')}</h2>
        <DataTable label={t('profit.byCategory')} columns={[t('group.label'), t('result'), t('profit.bet'), t('profit.prize')]}>
          {categories.map(({ category, bet, prize, profit }) => (
            <tr key={category}>
              <th scope="row">{t(`games:category.${category}`)}</th>
              <td>{signed(profit)}</td>
              <td>{money(bet)}</td>
              <td>{money(prize)}</td>
            </tr>
          ))}
        </DataTable>
      </section>
      <section>
        <h2 className={styles.heading}>{t('profit.byDay')}</h2>
        <DataTable label={t('profit.byDay')} columns={[t('profit.day'), t('result'), t('profit.bet'), t('profit.prize'), t('profit.bonus'), t('profit.rebate')]}>
          {days.filter((day) => !isNothing(day)).toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              <td>{signed(day.profit)}</td>
              <td>{money(day.bet)}</td>
              <td>{money(day.prize)}</td>
              <td>{money(day.bonus)}</td>
              <td>{money(day.rebate)}</td>
            </tr>
          ))}
        </DataTable>
      </section>
      <div className={styles.head}>
        <SaveButton name="profit" range={range} columns={[t('profit.day'), t('profit.bet'), t('profit.prize'), t('profit.bonus'), t('profit.rebate'), t('result')]} rows={async () => days.map((day) => [day.date, day.bet, day.prize, day.bonus, day.rebate, day.profit])} />
      </div>
    </>
  );
};
