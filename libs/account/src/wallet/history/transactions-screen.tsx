import { historyEndpoints, useListTransactionsInfiniteQuery, type TransactionEntry } from '@livery/api/history';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { paths } from '@livery/kit/paths';
import { getSign, useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { ListItem } from '@livery/ui/list-item';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TransactionSheet } from './transaction-sheet.tsx';

const groups = ['all', 'deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/**
 * Page with all transactions of the member's wallet. With `types=A` in the URL, it lists only the money that the
 * member earns as an agent from the team.
 */
export const Screen = () => {
  const { t } = useTranslation(['records', 'errors', 'shell']);
  const { money, count, dateTime } = useFormat();
  const [search] = useSearchParams();
  const isAgents = search.get('types') === 'A';
  const { picker, range } = useDateRange();
  const saving = useCsvExport(range);
  const [shown, setShown] = useState<TransactionEntry>();
  const [group, setGroup] = useSearchParamChoice('group', groups);
  const filter = { ...range, ...(isAgents ? { types: 'A' as const } : group !== 'all' && { group }) };
  const queryState = useInfiniteQueryState(useListTransactionsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  const all = useAllPages(historyEndpoints.listTransactions, filter);
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
        {!isAgents && (
          <ChipRow
            label={t('group.label')}
            value={group}
            onSelect={setGroup}
            choices={groups.map((each) => [each, t(`group.${each}`)] as const)}
          />
        )}
        {isAgents && (
          <Button tone="plain" href={paths.teamTransactions}>
            {t('money.team')}
          </Button>
        )}
      </Stack>
      <RecordList
        state={queryState}
        empty={t('money.empty')}
        emptyDetail={t('emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(entry) => <Movement entry={entry} onSelect={() => setShown(entry)} />}
        renderHeader={({ totals }) =>
          totals && (
            <Aside>
              <SummaryGrid
                items={[
                  [t('money.count'), count(totals.count)],
                  [t('money.in'), money(totals.moneyIn)],
                  [t('money.out'), money(totals.moneyOut)],
                ]}
              />
              <ExportButton
                {...saving({
                  name: 'account',
                  columns: [t('time'), t('group.label'), t('about'), t('amount'), t('balance'), t('number')],
                  rows: async () =>
                    (await all()).map((entry) => [
                      dateTime(entry.at),
                      t(`movement.${entry.name}`),
                      entry.about ?? '',
                      entry.amount,
                      entry.balance,
                      entry.reference,
                    ]),
                })}
              />
            </Aside>
          )
        }
      />
      {shown && <TransactionSheet transaction={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
};

interface MovementProps {
  readonly entry: TransactionEntry;
  readonly onSelect: () => void;
}

const Movement = ({ entry: { name, about, amount, balance, at, period }, onSelect }: MovementProps) => {
  const { t } = useTranslation('records');
  const { money, date, dateTime } = useFormat();
  /**
   * Formats a period as its first and last day. `to` is exclusive, so the last day is the day that contains the
   * millisecond before `to`.
   */
  const toPeriodLabel = ({ from, to }: { readonly from: string; readonly to: string }): string => {
    const days = [from, new Date(Date.parse(to) - 1).toISOString()].map(date);
    return [...new Set(days)].join(' – ');
  };
  const signed = useSignedMoney();
  return (
    <ListItem
      aria-haspopup="dialog"
      onClick={onSelect}
      name={t(`movement.${name}`)}
      detail={about ? <bdi>{about}</bdi> : period && toPeriodLabel(period)}
      more={dateTime(at)}
      figure={signed(amount)}
      isGain={getSign(amount) === 'plus'}
      under={t('after', { balance: money(balance) })}
    />
  );
};
