import { useTeamOverviewSumQuery, type TeamOverview } from '@livery/api/team';
import { parseAmount } from '@livery/contract/money';
import type { Range } from '@livery/kit/day-range';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { DataTable } from '@livery/ui/data-table';
import { Totals } from '@livery/ui/totals';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import styles from '../parts/page.module.css';
import { RangeChips } from '../parts/range-chips.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { useDayName } from '../parts/use-day-name.ts';
import { everyDay } from './every-day.ts';

/** Who was there, what was played and what was paid, as a whole and by day. */
export const Screen = () => {
  useTranslation(['team', 'records', 'errors', 'shell']);
  const { preset, choose, range } = useRange();
  const { currentData, error, isFetching, refetch } = useTeamOverviewSumQuery({ ...range, size: 93 }, { refetchOnMountOrArgChange: 15 });
  return (
    <div className={styles.root}>
      <RangeChips preset={preset} onSelect={choose} />
      <Loaded query={{ data: currentData, error, isFetching, refetch }} rows={5}>
        {(overview) => <Overview overview={overview} range={range} />}
      </Loaded>
    </div>
  );
};

const Overview = ({ overview: { footer, list }, range }: { readonly overview: TeamOverview; readonly range: Range }) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count } = useFormat();
  const signed = useSignedMoney();
  const dayName = useDayName();
  const days = everyDay(list, range);
  const columns = ['profit.day', 'profit.active', 'count.betting', 'count.loggedIn', 'count.joined', 'flow.deposit', 'flow.withdrawal', 'flow.bet', 'flow.result'] as const;
  return (
    <>
      <Totals
        totals={[
          [t('team:count.teamLoginMemberCount'), count(footer.teamLoginMemberCount)],
          [t('team:count.teamBetMemberCount'), count(footer.teamBetMemberCount)],
          [t('team:profit.active'), count(footer.teamActiveMemberCount)],
          [t('team:count.teamRegisterMemberCount'), count(footer.teamRegisterMemberCount)],
          [t('team:count.teamOnlineCount'), count(footer.teamOnlineCount)],
          [t('team:count.members'), count(footer.teamMemberCount)],
        ]}
      />
      <Totals
        totals={[
          [t('team:flow.deposit'), money(footer.deposit)],
          [t('team:flow.withdrawal'), money(footer.withdrawal)],
          [t('team:flow.bet'), money(footer.bet)],
          [t('team:flow.prize'), money(footer.prize)],
          [t('team:flow.bonus'), money(footer.bonus)],
          [t('team:flow.rebate'), money(footer.rebate)],
          [t('team:flow.salary'), money(footer.salary)],
          [t('team:flow.dividend'), money(footer.dividend)],
          [t('team:flow.result'), signed(footer.profit)],
        ]}
      />
      <p className={styles.note}>{t('team:profit.activeFrom', { amount: money(footer.activeMinimum) })}</p>
      {days.length > 1 && (
        <>
          <TrendChart kind="line" heading={t('team:profit.active')} label={t('team:profit.activeChart')} points={days.map((day) => ({ label: dayName(day.date), value: day.activeMembers, text: count(day.activeMembers) }))} />
          <TrendChart kind="line" heading={t('team:flow.deposit')} label={t('team:overview.depositChart')} points={days.map((day) => ({ label: dayName(day.date), value: parseAmount(day.deposit), text: money(day.deposit) }))} />
        </>
      )}
      <section>
        <h2 className={styles.heading}>{t('records:profit.byDay')}</h2>
        <DataTable label={t('records:profit.byDay')} columns={columns.map((column) => t(`team:${column}`))}>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              <td>{count(day.activeMembers)}</td>
              <td>{count(day.betMembers)}</td>
              <td>{count(day.loginMembers)}</td>
              <td>{count(day.registerMembers)}</td>
              <td>{money(day.deposit)}</td>
              <td>{money(day.withdrawal)}</td>
              <td>{money(day.bet)}</td>
              <td>{signed(day.profit)}</td>
            </tr>
          ))}
        </DataTable>
      </section>
      <div className={styles.head}>
        <SaveButton name="team" range={range} columns={columns.map((column) => t(`team:${column}`))} rows={async () => days.map((day) => [day.date, String(day.activeMembers), String(day.betMembers), String(day.loginMembers), String(day.registerMembers), day.deposit, day.withdrawal, day.bet, day.profit])} />
      </div>
    </>
  );
};
