import { teamEndpoints, useTeamTransactionsInfiniteQuery, type TeamTransaction } from '@livery/api/agents/team';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
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
import { MemberScopeBanner } from './member-scope-banner.tsx';
import { MovementSheet } from './movement-sheet.tsx';
import { useReportMember } from './use-report-member.ts';

const groups = ['all', 'deposit', 'withdrawal', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/** Report of the team's wallet transactions. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'errors', 'shell']);
  const { money, count, dateTime } = useFormat();
  const { TRANSREC3 } = useFlags();
  const { picker, range } = useDateRange();
  const saving = useCsvExport(range);
  const reportMember = useReportMember();
  const [shown, setShown] = useState<TeamTransaction>();
  const [group, setGroup] = useSearchParamChoice('group', groups);
  const filter = { ...range, ...reportMember, ...(group !== 'all' && { group }) };
  const queryState = useInfiniteQueryState(useTeamTransactionsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  const all = useAllPages(teamEndpoints.teamTransactions, filter);
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
        <ChipRow
          label={t('records:group.label')}
          value={group}
          onSelect={setGroup}
          choices={groups.map((each) => [each, t(`records:group.${each}`)] as const)}
        />
        {'memberId' in reportMember && <MemberScopeBanner memberId={reportMember.memberId} range={range} />}
      </Stack>
      <RecordList
        state={queryState}
        empty={t('records:money.empty')}
        emptyDetail={t('records:emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(movement) => <MovementRow movement={movement} onSelect={() => setShown(movement)} />}
        renderHeader={({ totals }) =>
          totals && (
            <Aside>
              <SummaryGrid
                items={[
                  [t('records:money.count'), count(totals.count)],
                  [t('records:money.in'), money(totals.moneyIn)],
                  [t('records:money.out'), money(totals.moneyOut)],
                ]}
              />
              <ExportButton
                {...saving({
                  name: 'team-transactions',
                  columns: [
                    t('records:time'),
                    t('team:who'),
                    t('records:group.label'),
                    t('records:amount'),
                    t('records:number'),
                  ],
                  rows: async () =>
                    (await all()).map((movement) => [
                      dateTime(movement.at),
                      movement.account,
                      t(`records:movement.${movement.name}`),
                      movement.amount,
                      movement.reference,
                    ]),
                })}
              />
            </Aside>
          )
        }
      />
      {shown && <MovementSheet movement={shown} onClose={() => setShown(undefined)} />}
      {TRANSREC3 && (
        <Button tone="plain" href={withQuery(paths.transactions, { types: 'A' })}>
          {t('team:movements.own')}
        </Button>
      )}
    </Page>
  );
};

interface MovementRowProps {
  readonly movement: TeamTransaction;
  readonly onSelect: () => void;
}

const MovementRow = ({ movement: { account, name, amount, at }, onSelect }: MovementRowProps) => {
  const { t } = useTranslation('records');
  const { dateTime } = useFormat();
  const signed = useSignedMoney();
  return (
    <ListItem
      aria-haspopup="dialog"
      onClick={onSelect}
      name={<bdi>{account}</bdi>}
      detail={t(`movement.${name}`)}
      more={dateTime(at)}
      figure={signed(amount)}
      isGain={getSign(amount) === 'plus'}
    />
  );
};
