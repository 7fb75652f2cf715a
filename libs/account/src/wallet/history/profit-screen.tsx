import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { useProfitLossQuery, type ProfitLoss } from '@livery/api/history';
import { parseAmount } from '@livery/contract/money';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useCurrentQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import type { DateRange } from '@livery/kit/date-range';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { DataTable } from '@livery/ui/data-table';
import { AsyncContent } from '@livery/ui/async-content';
import { Aside, Page, Section } from '@livery/ui/page';
import { ExportButton } from '@livery/ui/export-button';
import { EmptyState } from '@livery/ui/empty-state';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';

/** Page with the member's profit and loss: in total, by day and by game category. */
export const Screen = () => {
  useTranslation(['records', 'games', 'errors', 'shell']);
  const { picker, range } = useDateRange();
  const queryState = useCurrentQueryState(useProfitLossQuery(range, { refetchOnMountOrArgChange: 30 }));
  return (
    <Page>
      <DateRangePicker {...picker} />
      <AsyncContent state={queryState} rows={5}>
        {(result) => <Result result={result} range={range} />}
      </AsyncContent>
    </Page>
  );
};

const isNothing = ({ bet, prize, bonus, rebate }: ProfitLoss['totals']): boolean =>
  [bet, prize, bonus, rebate].every((amount) => Number(amount) === 0);

const Result = ({ result, range }: { readonly result: ProfitLoss; readonly range: DateRange }) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, date } = useFormat();
  const signed = useSignedMoney();
  if (isNothing(result.totals))
    return <EmptyState kind="no-result" title={t('profit.empty')} detail={t('emptyDetail')} />;
  const { totals, days, categories } = result;
  return (
    <>
      <SummaryGrid
        items={[
          [t('result'), signed(totals.profit)],
          [t('profit.bet'), money(totals.bet)],
          [t('profit.prize'), money(totals.prize)],
          [t('profit.bonus'), money(totals.bonus)],
          [t('profit.rebate'), money(totals.rebate)],
        ]}
      />
      {days.length > 1 && (
        <TrendChart
          label={t('profit.chart')}
          heading={t('result')}
          points={days.map((day) => ({
            label: date(day.date),
            value: parseAmount(day.profit),
            text: signed(day.profit),
          }))}
        />
      )}
      <ByCategory categories={categories} />
      <ByDay days={days} />
      <ProfitExport days={days} range={range} />
    </>
  );
};

const ByCategory = ({ categories }: Pick<ProfitLoss, 'categories'>) => {
  const { t } = useTranslation(['records', 'games']);
  const { money } = useFormat();
  const signed = useSignedMoney();
  return (
    <Section heading={t('profit.byCategory')}>
      <DataTable
        label={t('profit.byCategory')}
        columns={[t('group.label'), t('result'), t('profit.bet'), t('profit.prize')]}
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

const ByDay = ({ days }: Pick<ProfitLoss, 'days'>) => {
  const { t } = useTranslation('records');
  const { money, date } = useFormat();
  const signed = useSignedMoney();
  return (
    <Section heading={t('profit.byDay')}>
      <DataTable
        label={t('profit.byDay')}
        columns={[
          t('profit.day'),
          t('result'),
          t('profit.bet'),
          t('profit.prize'),
          t('profit.bonus'),
          t('profit.rebate'),
        ]}
      >
        {days
          .filter((day) => !isNothing(day))
          .toReversed()
          .map((day) => (
            <tr key={day.date}>
              <th scope="row">{date(day.date)}</th>
              <td>{signed(day.profit)}</td>
              <td>{money(day.bet)}</td>
              <td>{money(day.prize)}</td>
              <td>{money(day.bonus)}</td>
              <td>{money(day.rebate)}</td>
            </tr>
          ))}
      </DataTable>
    </Section>
  );
};

const ProfitExport = ({ days, range }: Pick<ProfitLoss, 'days'> & { readonly range: DateRange }) => {
  const { t } = useTranslation('records');
  const saving = useCsvExport(range);
  return (
    <Aside>
      <ExportButton
        {...saving({
          name: 'profit',
          columns: [
            t('profit.day'),
            t('profit.bet'),
            t('profit.prize'),
            t('profit.bonus'),
            t('profit.rebate'),
            t('result'),
          ],
          rows: async () => days.map((day) => [day.date, day.bet, day.prize, day.bonus, day.rebate, day.profit]),
        })}
      />
    </Aside>
  );
};
