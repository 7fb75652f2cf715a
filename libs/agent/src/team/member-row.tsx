import type { TeamMember } from '@livery/api/agents/team';
import { isAgent } from '@livery/contract/enums';
import { paths, withQuery } from '@livery/kit/paths';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useFormat } from '@livery/kit/format/use-format';
import { ListItem } from '@livery/ui/list-item';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { MemberIcon } from '@livery/ui/icons/member';
import { UsersIcon } from '@livery/ui/icons/users';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './team.module.css';

interface MemberRowProps {
  readonly member: TeamMember;
  /**
   * True if a search by name has found the member. The member can then be at any level of the tree, so the row shows
   * the member's position in the tree.
   */
  readonly isSearchResult: boolean;
  readonly onSelect: () => void;
}

/**
 * Row of a member in the downline tree (the tree of all members below the agent). A tap opens the member's details.
 * The arrow opens the list of the members below.
 */
export const MemberRow = ({ member, isSearchResult, onSelect }: MemberRowProps) => {
  const { t } = useTranslation('team');
  const { money, count, date } = useFormat();
  const signed = useSignedMoney();
  const [search] = useSearchParams();
  const { id, account, type, isOnline, isDisabled, downlines, joinedAt, teamBet, teamProfit, path } = member;
  const hasAgents = isAgent(type);
  const Icon = hasAgents ? UsersIcon : MemberIcon;
  const below = hasAgents
    ? t('team.downlines', { number: count(downlines) })
    : t('team.joined', { date: date(joinedAt) });
  return (
    <div className={styles.member}>
      <ListItem
        aria-haspopup="dialog"
        onClick={onSelect}
        lead={
          <span className={styles.figure} data-online={isOnline || undefined} data-disabled={isDisabled || undefined}>
            <Icon />
          </span>
        }
        name={<bdi>{account}</bdi>}
        detail={
          <>
            {isOnline && <span className="visuallyHidden">{t('state.online')} </span>}
            {isDisabled ? t('state.disabled') : below}
          </>
        }
        more={isSearchResult && path.length > 0 && <bdi>{path.map((step) => step.account).join(' › ')}</bdi>}
        figure={money(teamBet)}
        under={signed(teamProfit)}
      />
      {downlines > 0 ? (
        <IconButton
          label={t('team.open', { name: account })}
          href={withQuery(paths.team, { range: search.get('range') ?? undefined, parent: id })}
        >
          <ChevronEndIcon />
        </IconButton>
      ) : (
        <span className={styles.noArrow} />
      )}
    </div>
  );
};
