import { teamEndpoints, useTeamMovementsInfiniteQuery, type TeamMovement } from '@livery/api/team';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { signOf, useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import styles from '../parts/page.module.css';
import { RangeChips } from '../parts/range-chips.tsx';
import { RecordList } from '../parts/record-list.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';
import { OfWhom } from './of-whom.tsx';
import { useHead } from './use-head.ts';

const groups = ['all', 'deposit', 'withdrawal', 'bonus', 'rebate', 'transfer', 'commission'] as const;

/** What came into the wallets of the team and left them. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { TRANSREC3 } = useFlags();
  const { preset, choose, range } = useRange();
  const head = useHead();
  const [group, setGroup] = useChoice('group', groups);
  const filter = { ...range, ...head, ...(group !== 'all' && { group }) };
  const query = useTeamMovementsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 });
  const all = useAllPages(teamEndpoints.teamMovements, filter);
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <RangeChips preset={preset} onSelect={choose} />
        <ChipRow label={t('records:group.label')} value={group} onSelect={setGroup} choices={groups.map((each) => [each, t(`records:group.${each}`)] as const)} />
        {'memberId' in head && <OfWhom memberId={head.memberId} range={range} />}
      </div>
      <RecordList
        query={query}
        empty={t('records:money.empty')}
        keyOf={({ id }) => id}
        renderRow={(movement) => <MovementRow movement={movement} />}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals totals={[[t('records:money.count'), count(totals.count)], [t('records:money.in'), money(totals.moneyIn)], [t('records:money.out'), money(totals.moneyOut)]]} />
              <SaveButton
                name="team-transactions"
                range={range}
                columns={[t('records:time'), t('team:who'), t('records:group.label'), t('records:amount'), t('records:number')]}
                rows={async () => (await all()).map((movement) => [moment(movement.at), movement.account, t(`records:movement.${movement.name}`), movement.amount, movement.reference])}
              />
            </div>
          )
        }
      />
      {TRANSREC3 && (
        <Button tone="plain" href={withQuery(paths.transactions, { types: 'A' })}>
          {t('team:movements.own')}
        </Button>
      )}
    </div>
  );
};

const MovementRow = ({ movement: { account, name, amount, at } }: { readonly movement: TeamMovement }) => {
  const { t } = useTranslation('records');
  const { moment } = useFormat();
  const signed = useSignedMoney();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{account}</bdi>
        <span className={styles.detail}>{t(`movement.${name}`)}</span>
        <span className={styles.detail}>{moment(at)}</span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.figure} {...(signOf(amount) === 'plus' && { 'data-sign': 'plus' })}>
          {signed(amount)}
        </bdi>
      </span>
    </div>
  );
};
