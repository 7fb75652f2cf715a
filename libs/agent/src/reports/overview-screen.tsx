import { useTeamOverviewSumQuery, type TeamOverview } from '@livery/api/agents/team';
import { parseAmount } from '@livery/contract/money';
import type { DateRange } from '@livery/kit/date-range';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useCurrentQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { DataTable } from '@livery/ui/data-table';
import { AsyncContent } from '@livery/ui/async-content';
import { Aside, Page, Section } from '@livery/ui/page';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { fillMissingDays } from './fill-missing-days.ts';
import report from './reports.module.css';

/** Report of the team's active members, bets and payments, as totals and by day. */
export const Screen = () => {
  useTranslation(['team', 'records', 'errors', 'shell']);
  const { picker, range } = useDateRange();
  const queryState = useCurrentQueryState(
    useTeamOverviewSumQuery({ ...range, size: 93 }, { refetchOnMountOrArgChange: 15 }),
  );
  return (
    <Page>
      <DateRangePicker {...picker} />
      <AsyncContent state={queryState} rows={5}>
        {(overview) => <Overview overview={overview} range={range} />}
      </AsyncContent>
    </Page>
  );
};

const Overview = ({
  overview: { footer, list },
  range,
}: {
  readonly overview: TeamOverview;
  readonly range: DateRange;
}) => {
  const { t } = useTranslation('team');
  const { money, count } = useFormat();
  const signed = useSignedMoney();
  const days = fillMissingDays(list, range);
  return (
    <>
      <SummaryGrid
        items={[
          [t('count.teamLoginMemberCount'), count(footer.teamLoginMemberCount)],
          [t('count.teamBetMemberCount'), count(footer.teamBetMemberCount)],
          [t('profit.active'), count(footer.teamActiveMemberCount)],
          [t('count.teamRegisterMemberCount'), count(footer.teamRegisterMemberCount)],
          [t('count.teamOnlineCount'), count(footer.teamOnlineCount)],
          [t('count.members'), count(footer.teamMemberCount)],
        ]}
      />
      <SummaryGrid
        items={[
          [t('flow.deposit'), money(footer.deposit)],
          [t('flow.withdrawal'), money(footer.withdrawal)],
          [t('flow.bet'), money(footer.bet)],
          [t('flow.prize'), money(footer.prize)],
          [t('flow.bonus'), money(footer.bonus)],
          [t('flow.rebate'), money(footer.rebate)],
          [t('flow.salary'), money(footer.salary)],
          [t('flow.dividend'), money(footer.dividend)],
          [t('flow.result'), signed(footer.profit)],
        ]}
      />
      <p className={report.note}>{t('profit.activeFrom', { amount: money(footer.activeMinimum) })}</p>
      {days.length > 1 && <Charts days={days} />}
      <ByDay days={days} />
      <OverviewExport days={days} range={range} />
    </>
  );
};

interface DaysProps {
  readonly days: ReturnType<typeof fillMissingDays>;
}

const Charts = ({ days }: DaysProps) => {
  const { t } = useTranslation('team');
  const { money, count, date } = useFormat();
  return (
    <>
      <TrendChart
        kind="line"
        heading={t('profit.active')}
        label={t('profit.activeChart')}
        points={days.map((day) => ({
          label: date(day.date),
          value: day.activeMembers,
          text: count(day.activeMembers),
        }))}
      />
      <TrendChart
        kind="line"
        heading={t('flow.deposit')}
        label={t('overview.depositChart')}
        points={days.map((day) => ({
          label: date(day.date),
          value: parseAmount(day.deposit),
          text: money(day.deposit),
        }))}
      />
    </>
  );
};

const columns = [
  'profit.day',
  'profit.active',
  'count.betting',
  'count.loggedIn',
  'count.joined',
  'flow.deposit',
  'flow.withdrawal',
  'flow.bet',
  'flow.result',
] as const;

const ByDay = ({ days }: DaysProps) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count, date } = useFormat();
  const signed = useSignedMoney();
  return (
    <Section heading={t('records:profit.byDay')}>
      <DataTable label={t('records:profit.byDay')} columns={columns.map((column) => t(`team:${column}`))}>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{date(day.date)}</th>
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
    </Section>
  );
};

const OverviewExport = ({ days, range }: DaysProps & { readonly range: DateRange }) => {
  const { t } = useTranslation('team');
  const saving = useCsvExport(range);
  return (
    <Aside>
      <ExportButton
        {...saving({
          name: 'team',
          columns: columns.map((column) => t(column)),
          rows: async () =>
            days.map((day) => [
              day.date,
              String(day.activeMembers),
              String(day.betMembers),
              String(day.loginMembers),
              String(day.registerMembers),
              day.deposit,
              day.withdrawal,
              day.bet,
              day.profit,
            ]),
        })}
      />
    </Aside>
  );
};
