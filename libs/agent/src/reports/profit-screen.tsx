import { useTeamProfitQuery, type TeamLine, type TeamProfit } from '@livery/api/agents/team';
import { parseAmount } from '@livery/contract/money';
import type { DateRange } from '@livery/kit/date-range';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useCurrentQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { ChipRow } from '@livery/ui/chip-row';
import { DataTable } from '@livery/ui/data-table';
import { Link } from '@livery/ui/link';
import { AsyncContent } from '@livery/ui/async-content';
import { Aside, Page, Section } from '@livery/ui/page';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';
import { isolateBidi } from '../shared/isolate-bidi.ts';
import { useDayLabel } from '../shared/use-day-label.ts';
import { MemberScopeBanner } from './member-scope-banner.tsx';
import report from './reports.module.css';
import { useReportMember } from './use-report-member.ts';

/** Profit and loss of the team: total, by day, by category and by direct downline. */
export const Screen = () => {
  useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { chips, range } = useDateRange();
  const reportMember = useReportMember();
  const queryState = useCurrentQueryState(
    useTeamProfitQuery({ ...range, ...reportMember }, { refetchOnMountOrArgChange: 15 }),
  );
  return (
    <Page>
      <ChipRow {...chips} />
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
  const { t } = useTranslation(['team', 'records', 'games']);
  const { money, count } = useFormat();
  const saving = useCsvExport(range);
  const signed = useSignedMoney();
  const dayName = useDayLabel();
  const parts = ['flow.result', 'flow.bet', 'flow.prize', 'flow.bonus', 'flow.rebate'].map((part) => t(`team:${part}`));
  const cells = ({
    profit,
    bet,
    prize,
    bonus,
    rebate,
  }: Pick<TeamLine, 'profit' | 'bet' | 'prize' | 'bonus' | 'rebate'>) => (
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
      <SummaryGrid
        items={[
          [t('team:flow.result'), signed(totals.profit)],
          [t('team:flow.bet'), money(totals.bet)],
          [t('team:flow.prize'), money(totals.prize)],
          [t('team:flow.bonus'), money(totals.bonus)],
          [t('team:flow.rebate'), money(totals.rebate)],
          [t('team:profit.active'), count(totals.activeMembers)],
          [t('team:count.betting'), count(totals.betMembers)],
        ]}
      />
      <p className={report.note}>{t('team:profit.formula')}</p>
      {days.length > 1 && (
        <>
          <TrendChart
            heading={t('team:flow.result')}
            label={t('team:profit.chart')}
            points={days.map((day) => ({
              label: dayName(day.date),
              value: parseAmount(day.profit),
              text: signed(day.profit),
            }))}
          />
          <TrendChart
            kind="line"
            heading={t('team:profit.active')}
            label={t('team:profit.activeChart')}
            points={days.map((day) => ({
              label: dayName(day.date),
              value: day.activeMembers,
              text: count(day.activeMembers),
            }))}
          />
        </>
      )}
      <Section heading={t('team:profit.byLine')}>
        <DataTable label={t('team:profit.byLine')} columns={[t('team:profit.line'), ...parts]}>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <th scope="row">
                {index === 0 ? (
                  t('team:profit.self', { name: isolateBidi(line.account) })
                ) : (
                  <Link className={report.way} href={withQuery(paths.teamProfit, { member: line.id })}>
                    <bdi>{line.account}</bdi>{' '}
                    {line.downlines > 0 && <bdi className={report.below}>+{count(line.downlines)}</bdi>}
                  </Link>
                )}
              </th>
              {cells(line)}
            </tr>
          ))}
        </DataTable>
      </Section>
      {categories.length > 0 && (
        <Section heading={t('records:profit.byCategory')}>
          <DataTable
            label={t('records:profit.byCategory')}
            columns={[t('records:group.label'), t('team:flow.result'), t('team:flow.bet'), t('team:flow.prize')]}
          >
            {categories.map(({ category, bet, prize, profit }) => (
              <tr key={category}>
                <th scope="row">{t(`games:category.${category}`)}</th>
                <td>{signed(profit)}</td>
                <td>{money(bet)}</td>
                <td>{money(prize)}</td>
              </tr>
            ))}
          </DataTable>
        </Section>
      )}
      <Section heading={t('records:profit.byDay')}>
        <DataTable
          label={t('records:profit.byDay')}
          columns={[t('team:profit.day'), ...parts, t('team:profit.active')]}
        >
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              {cells(day)}
              <td>{count(day.activeMembers)}</td>
            </tr>
          ))}
        </DataTable>
      </Section>
      <Aside>
        <ExportButton
          {...saving({
            name: 'team-profit',
            columns: [t('team:profit.day'), ...parts, t('team:profit.active')],
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
    </>
  );
};
