import { teamEndpoints, useTeamMovementsInfiniteQuery, type TeamMovement } from '@livery/api/team';
import { useAllPages } from '@livery/api/use-all-pages';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { signOf, useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { Entry } from '@livery/ui/entry';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SaveButton } from '@livery/ui/save-button';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import { OfWhom } from './of-whom.tsx';
import { useHead } from './use-head.ts';

const groups = ['all', 'deposit', 'withdrawal', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/** What came into the wallets of the team and left them. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { TRANSREC3 } = useFlags();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const head = useHead();
  const [group, setGroup] = useChoice('group', groups);
  const filter = { ...range, ...head, ...(group !== 'all' && { group }) };
  const answer = usePages(useTeamMovementsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  const all = useAllPages(teamEndpoints.teamMovements, filter);
  return (
    <Page>
      <Stack>
        <ChipRow {...chips} />
        <ChipRow label={t('records:group.label')} value={group} onSelect={setGroup} choices={groups.map((each) => [each, t(`records:group.${each}`)] as const)} />
        {'memberId' in head && <OfWhom memberId={head.memberId} range={range} />}
      </Stack>
      <RecordList
        answer={answer}
        empty={t('records:money.empty')}
        emptyDetail={t('records:emptyDetail')}
        keyOf={({ id }) => id}
        renderRow={(movement) => <MovementRow movement={movement} />}
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals totals={[[t('records:money.count'), count(totals.count)], [t('records:money.in'), money(totals.moneyIn)], [t('records:money.out'), money(totals.moneyOut)]]} />
              <SaveButton
                {...saving({
                  name: 'team-transactions',
                  columns: [t('records:time'), t('team:who'), t('records:group.label'), t('records:amount'), t('records:number')],
                  rows: async () => (await all()).map((movement) => [moment(movement.at), movement.account, t(`records:movement.${movement.name}`), movement.amount, movement.reference]),
                })}
              />
            </Aside>
          )
        }
      />
      {TRANSREC3 && (
        <Button tone="plain" href={withQuery(paths.transactions, { types: 'A' })}>
          {t('team:movements.own')}
        </Button>
      )}
    </Page>
  );
};

const MovementRow = ({ movement: { account, name, amount, at } }: { readonly movement: TeamMovement }) => {
  const { t } = useTranslation('records');
  const { moment } = useFormat();
  const signed = useSignedMoney();
  return <Entry name={<bdi>{account}</bdi>} detail={t(`movement.${name}`)} more={moment(at)} figure={signed(amount)} isGain={signOf(amount) === 'plus'} />;
};
