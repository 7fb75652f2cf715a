import { useTeamProfitQuery, type TeamLine, type TeamProfit } from '@livery/api/team';
import { parseAmount } from '@livery/contract/money';
import type { Range } from '@livery/kit/day-range';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { DataTable } from '@livery/ui/data-table';
import { Link } from '@livery/ui/link';
import { Totals } from '@livery/ui/totals';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import styles from '../parts/page.module.css';
import { RangeChips } from '../parts/range-chips.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { useDayName } from '../parts/use-day-name.ts';
import { OfWhom } from './of-whom.tsx';
import report from './reports.module.css';
import { useHead } from './use-head.ts';

/** What the team's play came to: as a whole, by day, by category, and by the lines right below. */
export const Screen = () => {
  useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { preset, choose, range } = useRange();
  const head = useHead();
  const { currentData, error, isFetching, refetch } = useTeamProfitQuery({ ...range, ...head }, { refetchOnMountOrArgChange: 15 });
  return (
    <div className={styles.root}>
      <RangeChips preset={preset} onSelect={choose} />
      {'memberId' in head && <OfWhom memberId={head.memberId} range={range} />}
      <Loaded query={{ data: currentData, error, isFetching, refetch }} rows={5}>
        {(profit) => <Profit profit={profit} range={range} />}
      </Loaded>
    </div>
  );
};

const Profit = ({ profit: { totals, days, categories, lines }, range }: { readonly profit: TeamProfit; readonly range: Range }) => {
  const { t } = useTranslation(['team', 'records', 'games']);
  const { money, count } = useFormat();
  const signed = useSignedMoney();
  const dayName = useDayName();
  const parts = ['flow.result', 'flow.bet', 'flow.prize', 'flow.bonus', 'flow.rebate'].map((part) => t(`team:${part}`));
  const cells = ({ profit, bet, prize, bonus, rebate }: Pick<TeamLine, 'profit' | 'bet' | 'prize' | 'bonus' | 'rebate'>) => (
    <>
      <td>{signed(profit)}</td>
      <td>{money(bet)}</td>
      <td>{money(prize)}</td>
      <td>{money(bonus)}</td>
      <td>{money(rebate)}</td>
    </>
  );
  return (
    <>
      <Totals
        totals={[
          [t('team:flow.result'), signed(totals.profit)], [t('team:flow.bet'), money(totals.bet)], [t('team:flow.prize'), money(totals.prize)], [t('team:flow.bonus'), money(totals.bonus)], [t('team:flow.rebate'), money(totals.rebate)],
          [t('team:profit.active'), count(totals.activeMembers)], [t('team:count.betting'), count(totals.betMembers)],
        ]}
      />
      <p className={styles.note}>{t('team:profit.formula')}</p>
      {days.length > 1 && (
        <>
          <TrendChart heading={t('team:flow.result')} label={t('team:profit.chart')} points={days.map((day) => ({ label: dayName(day.date), value: parseAmount(day.profit), text: signed(day.profit) }))} />
          <TrendChart kind="line" heading={t('team:profit.active')} label={t('team:profit.activeChart')} points={days.map((day) => ({ label: dayName(day.date), value: day.activeMembers, text: count(day.activeMembers) }))} />
        </>
      )}
      <section>
        <h2 className={styles.heading}>{t('team:profit.byLine')}</h2>
        <DataTable label={t('team:profit.byLine')} columns={[t('team:profit.line'), ...parts]}>
          {lines.map((line, place) => (
            <tr key={line.id}>
              <th scope="row">
                {place === 0 ? (
                  <bdi>{t('team:profit.self', { name: line.account })}</bdi>
                ) : (
                  <Link className={report.way} href={withQuery(paths.teamProfit, { member: line.id })}>
                    <bdi>{line.account}</bdi>
                    {line.downlines > 0 && <bdi> +{count(line.downlines)}</bdi>}
                  </Link>
                )}
              </th>
              {cells(line)}
            </tr>
          ))}
        </DataTable>
      </section>
      {categories.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('records:profit.byCategory')}</h2>
          <DataTable label={t('records:profit.byCategory')} columns={[t('records:group.label'), t('team:flow.result'), t('team:flow.bet'), t('team:flow.prize')]}>
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
      )}
      <section>
        <h2 className={styles.heading}>{t('records:profit.byDay')}</h2>
        <DataTable label={t('records:profit.byDay')} columns={[t('team:profit.day'), ...parts, t('team:profit.active')]}>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              {cells(day)}
              <td>{count(day.activeMembers)}</td>
            </tr>
          ))}
        </DataTable>
      </section>
      <div className={styles.head}>
        <SaveButton name="team-profit" range={range} columns={[t('team:profit.day'), ...parts, t('team:profit.active')]} rows={async () => days.map((day) => [day.date, day.profit, day.bet, day.prize, day.bonus, day.rebate, String(day.activeMembers)])} />
      </div>
    </>
  );
};
