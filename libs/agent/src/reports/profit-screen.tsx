import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { useTeamProfitQuery, type TeamLine, type TeamProfit } from '@livery/api/agents/team';
import { parseAmount } from '@livery/contract/money';
import type { DateRange } from '@livery/kit/date-range';
import { isolateText } from '@livery/kit/format/bidi';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useCurrentQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { DataTable } from '@livery/ui/data-table';
import { Link } from '@livery/ui/link';
import { AsyncContent } from '@livery/ui/async-content';
import { Aside, Page, Section } from '@livery/ui/page';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { MemberScopeBanner } from './member-scope-banner.tsx';
import report from './reports.module.css';
import { useReportMember } from './use-report-member.ts';

/** Report of the team's profit and loss: total, by day, by category, and by each member directly below the agent. */
export const Screen = () => {
  useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { picker, range } = useDateRange();
  const reportMember = useReportMember();
  const queryState = useCurrentQueryState(
    useTeamProfitQuery({ ...range, ...reportMember }, { refetchOnMountOrArgChange: 15 }),
  );
  return (
    <Page>
      <DateRangePicker {...picker} />
      {'memberId' in reportMember && <MemberScopeBanner memberId={reportMember.memberId} range={range} />}
      <AsyncContent state={queryState} rows={5}>
        {(profit) => <Profit profit={profit} range={range} />}
      </AsyncContent>
    </Page>
  );
};

const Profit = ({
  profit: { totals, days, categories, lines },
  range,
}: {
  readonly profit: TeamProfit;
  readonly range: DateRange;
}) => {
  const { t } = useTranslation('team');
  const { money, count } = useFormat();
  const signed = useSignedMoney();
  return (
    <>
      <SummaryGrid
        items={[
          [t('flow.result'), signed(totals.profit)],
          [t('flow.bet'), money(totals.bet)],
          [t('flow.prize'), money(totals.prize)],
          [t('flow.bonus'), money(totals.bonus)],
          [t('flow.rebate'), money(totals.rebate)],
          [t('profit.active'), count(totals.activeMembers)],
          [t('count.betting'), count(totals.betMembers)],
        ]}
      />
      <p className={report.note}>{t('profit.formula')}</p>
      {days.length > 1 && <Charts days={days} />}
      <ByLine lines={lines} />
      {categories.length > 0 && <ByCategory categories={categories} />}
      <ByDay days={days} />
      <ProfitExport days={days} range={range} />
    </>
  );
};

const Charts = ({ days }: Pick<TeamProfit, 'days'>) => {
  const { t } = useTranslation('team');
  const { count, date } = useFormat();
  const signed = useSignedMoney();
  return (
    <>
      <TrendChart
        heading={t('flow.result')}
        label={t('profit.chart')}
        points={days.map((day) => ({
          label: date(day.date),
          value: parseAmount(day.profit),
          text: signed(day.profit),
        }))}
      />
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
    </>
  );
};

const flows = ['flow.result', 'flow.bet', 'flow.prize', 'flow.bonus', 'flow.rebate'] as const;

const FlowCells = ({ flow }: { readonly flow: Pick<TeamLine, 'profit' | 'bet' | 'prize' | 'bonus' | 'rebate'> }) => {
  const { money } = useFormat();
  const signed = useSignedMoney();
  return (
    <>
      <td>{signed(flow.profit)}</td>
      <td>{money(flow.bet)}</td>
      <td>{money(flow.prize)}</td>
      <td>{money(flow.bonus)}</td>
      <td>{money(flow.rebate)}</td>
    </>
  );
};

const ByLine = ({ lines }: Pick<TeamProfit, 'lines'>) => {
  const { t } = useTranslation('team');
  const { count } = useFormat();
  return (
    <Section heading={t('profit.byLine')}>
      <DataTable label={t('profit.byLine')} columns={[t('profit.line'), ...flows.map((flow) => t(flow))]}>
        {lines.map((line, index) => (
          <tr key={line.id}>
            <th scope="row">
              {index === 0 ? (
                t('profit.self', { name: isolateText(line.account) })
              ) : (
                <Link className={report.reportLink} href={withQuery(paths.teamProfit, { member: line.id })}>
                  <bdi>{line.account}</bdi>{' '}
                  {line.downlines > 0 && <bdi className={report.below}>+{count(line.downlines)}</bdi>}
                </Link>
              )}
            </th>
            <FlowCells flow={line} />
          </tr>
        ))}
      </DataTable>
    </Section>
  );
};

const ByCategory = ({ categories }: Pick<TeamProfit, 'categories'>) => {
  const { t } = useTranslation(['team', 'records', 'games']);
  const { money } = useFormat();
  const signed = useSignedMoney();
  return (
    <Section heading={t('records:profit.byCategory')}>
      <DataTable
        label={t('records:profit.byCategory')}
        columns={[t('records:group.label'), t('team:flow.result'), t('team:flow.bet'), t('team:flow.prize')]}
      >
        {categories.map(({ category, bet, prize, profit }) => (
          <tr key={category}>
            <th scope="row">{t(toCategoryKey(category))}</th>
            <td>{signed(profit)}</td>
            <td>{money(bet)}</td>
            <td>{money(prize)}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  );
};

const useDayColumns = (): string[] => {
  const { t } = useTranslation('team');
  return [t('profit.day'), ...flows.map((flow) => t(flow)), t('profit.active')];
};

const ByDay = ({ days }: Pick<TeamProfit, 'days'>) => {
  const { t } = useTranslation('records');
  const { count, date } = useFormat();
  const columns = useDayColumns();
  return (
    <Section heading={t('profit.byDay')}>
      <DataTable label={t('profit.byDay')} columns={columns}>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{date(day.date)}</th>
            <FlowCells flow={day} />
            <td>{count(day.activeMembers)}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  );
};

const ProfitExport = ({ days, range }: Pick<TeamProfit, 'days'> & { readonly range: DateRange }) => {
  const columns = useDayColumns();
  const saving = useCsvExport(range);
  return (
    <Aside>
      <ExportButton
        {...saving({
          name: 'team-profit',
          columns,
          rows: async () =>
            days.map((day) => [
              day.date,
              day.profit,
              day.bet,
              day.prize,
              day.bonus,
              day.rebate,
              String(day.activeMembers),
            ]),
        })}
      />
    </Aside>
  );
};
