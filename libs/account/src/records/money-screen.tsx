import { recordEndpoints, useMoneyRecordInfiniteQuery, type MovementEntry } from '@livery/api/records';
import { useAllPages } from '@livery/api/use-all-pages';
import { paths } from '@livery/kit/paths';
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
import { useSearchParams } from 'react-router-dom';

const groups = ['all', 'deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/** Every movement of the wallet in words. With `types=A` in the address those that come to an agent for its team. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const [search] = useSearchParams();
  const isAgents = search.get('types') === 'A';
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const [group, setGroup] = useChoice('group', groups);
  const filter = { ...range, ...(isAgents ? { types: 'A' as const } : group !== 'all' && { group }) };
  const answer = usePages(useMoneyRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  const all = useAllPages(recordEndpoints.moneyRecord, filter);
  return (
    <Page>
      <Stack>
        <ChipRow {...chips} />
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
        answer={answer}
        empty={t('money.empty')}
        emptyDetail={t('emptyDetail')}
        keyOf={({ id }) => id}
        renderRow={(entry) => <Movement entry={entry} />}
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals
                totals={[
                  [t('money.count'), count(totals.count)],
                  [t('money.in'), money(totals.moneyIn)],
                  [t('money.out'), money(totals.moneyOut)],
                ]}
              />
              <SaveButton
                {...saving({
                  name: 'account',
                  columns: [t('time'), t('group.label'), t('about'), t('amount'), t('balance'), t('number')],
                  rows: async () =>
                    (await all()).map((entry) => [
                      moment(entry.at),
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
    </Page>
  );
};

const Movement = ({ entry: { name, about, amount, balance, at } }: { readonly entry: MovementEntry }) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  const signed = useSignedMoney();
  return (
    <Entry
      name={t(`movement.${name}`)}
      detail={about && <bdi>{about}</bdi>}
      more={moment(at)}
      figure={signed(amount)}
      isGain={signOf(amount) === 'plus'}
      under={t('after', { balance: money(balance) })}
    />
  );
};
