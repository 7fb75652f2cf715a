import { recordEndpoints, useMoneyRecordInfiniteQuery, type MovementEntry } from '@livery/api/records';
import { signOf, useSignedMoney } from '@livery/kit/signed-money';
import { paths } from '@livery/kit/paths';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RangeChips } from './range-chips.tsx';
import { RecordList } from './record-list.tsx';
import styles from './records.module.css';
import { SaveButton } from './save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';

const groups = ['all', 'deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/** Every movement of the wallet in words. With `types=A` in the address those that come to an agent for its team. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const [search] = useSearchParams();
  const isAgents = search.get('types') === 'A';
  const { preset, choose, range } = useRange();
  const [group, setGroup] = useChoice('group', groups);
  const filter = { ...range, ...(isAgents ? { types: 'A' as const } : group !== 'all' && { group }) };
  const query = useMoneyRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 });
  const all = useAllPages(recordEndpoints.moneyRecord, filter);
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <RangeChips preset={preset} onSelect={choose} />
        {!isAgents && <ChipRow label={t('group.label')} value={group} onSelect={setGroup} choices={groups.map((each) => [each, t(`group.${each}`)] as const)} />}
        {isAgents && (
          <Button tone="plain" href={paths.teamTransactions}>
            {t('money.team')}
          </Button>
        )}
      </div>
      <RecordList
        query={query}
        empty={t('money.empty')}
        keyOf={({ id }) => id}
        renderRow={(entry) => <Movement entry={entry} />}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals
                totals={[
                  [t('money.count'), count(totals.count)],
                  [t('money.in'), money(totals.moneyIn)],
                  [t('money.out'), money(totals.moneyOut)],
                ]}
              />
              <SaveButton
                name="account"
                range={range}
                columns={[t('time'), t('group.label'), t('about'), t('amount'), t('balance'), t('number')]}
                rows={async () => (await all()).map((entry) => [moment(entry.at), t(`movement.${entry.name}`), entry.about ?? '', entry.amount, entry.balance, entry.reference])}
              />
            </div>
          )
        }
      />
    </div>
  );
};

const Movement = ({ entry: { name, about, amount, balance, at } }: { readonly entry: MovementEntry }) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  const signed = useSignedMoney();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t(`movement.${name}`)}</span>
        {about && <bdi className={styles.detail}>{about}</bdi>}
        <span className={styles.detail}>{moment(at)}</span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.figure} data-sign={signOf(amount)}>
          {signed(amount)}
        </bdi>
        <bdi className={styles.detail}>{t('after', { balance: money(balance) })}</bdi>
      </span>
    </div>
  );
};
