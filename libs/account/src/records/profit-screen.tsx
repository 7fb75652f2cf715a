import { useProfitLossQuery, type ProfitLoss } from '@livery/api/records';
import { parseAmount } from '@livery/contract/money';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useCurrentAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { DataTable } from '@livery/ui/data-table';
import { Loaded } from '@livery/ui/loaded';
import { Aside, Page, Section } from '@livery/ui/page';
import { SaveButton } from '@livery/ui/save-button';
import { StateView } from '@livery/ui/state-view';
import { Totals } from '@livery/ui/totals';
import { TrendChart } from '@livery/ui/trend-chart';
import { useTranslation } from 'react-i18next';

/** What the member's play came to: as a whole, by day and by category. */
export const Screen = () => {
  useTranslation(['records', 'games', 'errors', 'shell']);
  const { chips, range } = useRange();
  const answer = useCurrentAnswer(useProfitLossQuery(range, { refetchOnMountOrArgChange: 30 }));
  return (
    <Page>
      <ChipRow {...chips} />
      <Loaded answer={answer} rows={5}>
        {(result) => <Result result={result} range={range} />}
      </Loaded>
    </Page>
  );
};

const isNothing = ({ bet, prize, bonus, rebate }: ProfitLoss['totals']): boolean =>
  [bet, prize, bonus, rebate].every((amount) => Number(amount) === 0);

const Result = ({
  result,
  range,
}: {
  readonly result: ProfitLoss;
  readonly range: { startDate: string; endDate: string };
}) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, date } = useFormat();
  const saving = useSaveTable(range);
  const signed = useSignedMoney();
  if (isNothing(result.totals))
    return <StateView kind="no-result" title={t('profit.empty')} detail={t('emptyDetail')} />;
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
      {days.length > 1 && (
        <TrendChart
          label={t('profit.chart')}
          heading={t('result')}
          points={days.map((day) => ({
            label: dayName(day.date),
            value: parseAmount(day.profit),
            text: signed(day.profit),
          }))}
        />
      )}
      <Section heading={t('profit.byCategory')}>
        <DataTable
          label={t('profit.byCategory')}
          columns={[t('group.label'), t('result'), t('profit.bet'), t('profit.prize')]}
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
                <th scope="row">{dayName(day.date)}</th>
                <td>{signed(day.profit)}</td>
                <td>{money(day.bet)}</td>
                <td>{money(day.prize)}</td>
                <td>{money(day.bonus)}</td>
                <td>{money(day.rebate)}</td>
              </tr>
            ))}
        </DataTable>
      </Section>
      <Aside>
        <SaveButton
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
    </>
  );
};
