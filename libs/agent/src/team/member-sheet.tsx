import { useTeamMemberQuery, type TeamMemberCard } from '@livery/api/agents/team';
import { isAgent } from '@livery/contract/enums';
import type { DateRange } from '@livery/kit/date-range';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import { Sheet } from '@livery/ui/sheet';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownlineTransferForm } from './downline-transfer-form.tsx';
import styles from './team.module.css';

interface MemberSheetProps {
  readonly id: string;
  readonly range: DateRange;
  readonly onClose: () => void;
}

/** Details of one team member and the available actions. */
export const MemberSheet = ({ id, range, onClose }: MemberSheetProps) => {
  const { t } = useTranslation(['team', 'money', 'errors']);
  const [isTransferring, setTransferring] = useState(false);
  const queryState = useQueryState(useTeamMemberQuery({ id, ...range }, { refetchOnMountOrArgChange: true }));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{queryState.data?.account ?? t('team:team.title')}</bdi>}
    >
      <AsyncContent state={queryState} rows={4}>
        {(member) =>
          isTransferring ? (
            <DownlineTransferForm to={[member]} onBack={() => setTransferring(false)} />
          ) : (
            <Card member={member} onTransfer={() => setTransferring(true)} />
          )
        }
      </AsyncContent>
    </Sheet>
  );
};

const Card = ({ member, onTransfer }: { readonly member: TeamMemberCard; readonly onTransfer: () => void }) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count, date, dateTime } = useFormat();
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
      <SummaryGrid
        items={[
          [t('team:card.balance'), money(balance)],
          [t('team:card.ownBet'), money(own.bet)],
          [t('team:card.ownResult'), signed(own.profit)],
        ]}
      />
      {hasTeam && (
        <SummaryGrid
          items={[
            [t('team:card.teamBet'), money(team.bet)],
            [t('team:card.teamResult'), signed(team.profit)],
            [t('team:card.active'), count(team.activeMembers)],
          ]}
        />
      )}
      <DescriptionList
        items={[
          [t('team:card.type'), t(isAgent(type) ? 'team:kind.agent' : 'team:kind.member')],
          [
            t('team:card.state'),
            t(isDisabled ? 'team:state.disabled' : isOnline ? 'team:state.online' : 'team:state.offline'),
          ],
          [t('team:card.path'), path.map((step) => step.account).join(' › ')],
          [t('team:card.downlines'), count(downlines)],
          [t('team:card.joined'), date(joinedAt)],
          ...(lastSeenAt ? [[t('team:card.seen'), dateTime(lastSeenAt)] as const] : []),
          [t('team:card.vip'), count(vipLevel)],
          [t('team:card.deposit'), money(own.deposit)],
          [t('team:card.withdrawal'), money(own.withdrawal)],
        ]}
      />
      <div className={styles.ways}>
        {canTransfer && (
          <Button tone="accent" isWide onClick={onTransfer}>
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
