import { useTeamMemberQuery, type TeamMemberCard } from '@livery/api/team';
import { isAgent } from '@livery/contract/enums';
import type { Range } from '@livery/kit/day-range';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { Loaded } from '@livery/ui/loaded';
import { Sheet } from '@livery/ui/sheet';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveForm } from './give-form.tsx';
import styles from './team.module.css';

interface MemberSheetProps {
  readonly id: string;
  readonly range: Range;
  readonly onClose: () => void;
}

/** Everything about one member of the team, and what can be done for it. */
export const MemberSheet = ({ id, range, onClose }: MemberSheetProps) => {
  const { t } = useTranslation(['team', 'money', 'errors']);
  const [isGiving, setGiving] = useState(false);
  const answer = useAnswer(useTeamMemberQuery({ id, ...range }, { refetchOnMountOrArgChange: true }));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{answer.data?.account ?? t('team:team.title')}</bdi>}
    >
      <Loaded answer={answer} rows={4}>
        {(member) =>
          isGiving ? (
            <GiveForm to={[member]} onBack={() => setGiving(false)} />
          ) : (
            <Card member={member} onGive={() => setGiving(true)} />
          )
        }
      </Loaded>
    </Sheet>
  );
};

const Card = ({ member, onGive }: { readonly member: TeamMemberCard; readonly onGive: () => void }) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count, date, moment } = useFormat();
  const signed = useSignedMoney();
  const { AGEDOWNMAN3 } = useFlags();
  const {
    id,
    account,
    type,
    balance,
    joinedAt,
    lastSeenAt,
    isOnline,
    isDisabled,
    downlines,
    path,
    isDirect,
    canTransfer,
    vipLevel,
    own,
    team,
  } = member;
  const hasTeam = downlines > 0;
  return (
    <div className={styles.card}>
      <Totals
        totals={[
          [t('team:card.balance'), money(balance)],
          [t('team:card.ownBet'), money(own.bet)],
          [t('team:card.ownResult'), signed(own.profit)],
        ]}
      />
      {hasTeam && (
        <Totals
          totals={[
            [t('team:card.teamBet'), money(team.bet)],
            [t('team:card.teamResult'), signed(team.profit)],
            [t('team:card.active'), count(team.activeMembers)],
          ]}
        />
      )}
      <FactList
        facts={[
          [t('team:card.type'), t(isAgent(type) ? 'team:kind.agent' : 'team:kind.member')],
          [
            t('team:card.state'),
            t(isDisabled ? 'team:state.disabled' : isOnline ? 'team:state.online' : 'team:state.offline'),
          ],
          [t('team:card.path'), path.map((step) => step.account).join(' › ')],
          [t('team:card.downlines'), count(downlines)],
          [t('team:card.joined'), date(joinedAt)],
          ...(lastSeenAt ? [[t('team:card.seen'), moment(lastSeenAt)] as const] : []),
          [t('team:card.vip'), count(vipLevel)],
          [t('team:card.deposit'), money(own.deposit)],
          [t('team:card.withdrawal'), money(own.withdrawal)],
        ]}
      />
      <div className={styles.ways}>
        {canTransfer && (
          <Button tone="accent" isWide onClick={onGive}>
            {t('team:give.title')}
          </Button>
        )}
        {hasTeam && (
          <Button
            isWide
            href={withQuery(paths.team, { parent: id })}
            aria-label={t('team:team.open', { name: account })}
          >
            {t('team:team.below')}
          </Button>
        )}
        <Button isWide href={withQuery(paths.teamProfit, { member: id })}>
          {t('team:tile.profit')}
        </Button>
        <Button isWide href={withQuery(paths.teamBetting, { member: id })}>
          {t('team:tile.betting')}
        </Button>
        <Button isWide href={withQuery(paths.teamTransactions, { member: id })}>
          {t('team:movements.short')}
        </Button>
        {isDirect && AGEDOWNMAN3 && (
          <Button isWide href={withQuery(paths.rebateSettings, { name: account })}>
            {t('team:tile.rebates')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('team:card.inRange')}</p>
    </div>
  );
};
