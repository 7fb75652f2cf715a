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

/** Shows the details of one team member, with buttons for actions such as a transfer. */
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

const getState = ({ isDisabled, isOnline }: TeamMemberCard) => {
  if (isDisabled) return 'disabled';
  return isOnline ? 'online' : 'offline';
};

interface CardProps {
  readonly member: TeamMemberCard;
  readonly onTransfer: () => void;
}

const Card = ({ member, onTransfer }: CardProps) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count, date, dateTime } = useFormat();
  const signed = useSignedMoney();
  const { type, balance, joinedAt, lastSeenAt, downlines, path, vipLevel, own, team } = member;
  return (
    <div className={styles.card}>
      <SummaryGrid
        items={[
          [t('team:card.balance'), money(balance)],
          [t('team:card.ownBet'), money(own.bet)],
          [t('team:card.ownResult'), signed(own.profit)],
        ]}
      />
      {downlines > 0 && (
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
          [t('team:card.state'), t(`team:state.${getState(member)}`)],
          [t('team:card.path'), path.map((step) => step.account).join(' › ')],
          [t('team:card.downlines'), count(downlines)],
          [t('team:card.joined'), date(joinedAt)],
          ...(lastSeenAt ? [[t('team:card.seen'), dateTime(lastSeenAt)] as const] : []),
          [t('team:card.vip'), count(vipLevel)],
          [t('team:card.deposit'), money(own.deposit)],
          [t('team:card.withdrawal'), money(own.withdrawal)],
        ]}
      />
      <Actions member={member} onTransfer={onTransfer} />
      <p className={styles.note}>{t('team:card.inRange')}</p>
    </div>
  );
};

/** Buttons to transfer money to the member, and links to the pages about this member. */
const Actions = ({ member: { id, account, downlines, isDirect, canTransfer }, onTransfer }: CardProps) => {
  const { t } = useTranslation('team');
  const { AGEDOWNMAN3 } = useFlags();
  return (
    <div className={styles.links}>
      {canTransfer && (
        <Button tone="accent" isWide onClick={onTransfer}>
          {t('give.title')}
        </Button>
      )}
      {downlines > 0 && (
        <Button isWide href={withQuery(paths.team, { parent: id })} aria-label={t('team.open', { name: account })}>
          {t('team.below')}
        </Button>
      )}
      <Button isWide href={withQuery(paths.teamProfit, { member: id })}>
        {t('tile.profit')}
      </Button>
      <Button isWide href={withQuery(paths.teamBetting, { member: id })}>
        {t('tile.betting')}
      </Button>
      <Button isWide href={withQuery(paths.teamTransactions, { member: id })}>
        {t('movements.short')}
      </Button>
      {isDirect && AGEDOWNMAN3 && (
        <Button isWide href={withQuery(paths.rebateSettings, { name: account })}>
          {t('tile.rebates')}
        </Button>
      )}
    </div>
  );
};
