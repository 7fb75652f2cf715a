import type { TeamMember } from '@livery/api/team';
import { isAgent } from '@livery/contract/enums';
import { paths, withQuery } from '@livery/kit/paths';
import { signOf, useSignedMoney } from '@livery/kit/signed-money';
import { useFormat } from '@livery/kit/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { MemberIcon } from '@livery/ui/icons/member';
import { UsersIcon } from '@livery/ui/icons/users';
import { Pressable } from '@livery/ui/pressable';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import page from '../parts/page.module.css';
import styles from './team.module.css';

/** One member of the tree: a tap tells more, the arrow leads to who stands below. */
export const MemberRow = ({ member, onSelect }: { readonly member: TeamMember; readonly onSelect: () => void }) => {
  const { t } = useTranslation('team');
  const { money, count, date } = useFormat();
  const signed = useSignedMoney();
  const [search] = useSearchParams();
  const { id, account, type, isOnline, isDisabled, downlines, joinedAt, teamBet, teamProfit, path } = member;
  const hasAgents = isAgent(type);
  const Icon = hasAgents ? UsersIcon : MemberIcon;
  const below = hasAgents ? t('team.downlines', { number: count(downlines) }) : t('team.joined', { date: date(joinedAt) });
  return (
    <div className={styles.member}>
      <Pressable className={page.row} aria-haspopup="dialog" onClick={onSelect}>
        <span className={styles.figure} data-online={isOnline || undefined} data-disabled={isDisabled || undefined}>
          <Icon />
        </span>
        <span className={page.words}>
          <bdi className={page.name}>{account}</bdi>
          <span className={page.detail}>
            {isOnline && <span className="visuallyHidden">{t('state.online')} </span>}
            {isDisabled ? t('state.disabled') : below}
          </span>
          {path.length > 0 && <bdi className={page.detail}>{path.map((step) => step.account).join(' › ')}</bdi>}
        </span>
        <span className={page.figures}>
          <bdi className={page.figure}>{money(teamBet)}</bdi>
          <bdi className={page.detail} data-sign={signOf(teamProfit)}>
            {signed(teamProfit)}
          </bdi>
        </span>
      </Pressable>
      {downlines > 0 ? (
        <IconButton label={t('team.open', { name: account })} href={withQuery(paths.team, { range: search.get('range') ?? undefined, parent: id })}>
          <ChevronEndIcon />
        </IconButton>
      ) : (
        <span className={styles.noWay} />
      )}
    </div>
  );
};
