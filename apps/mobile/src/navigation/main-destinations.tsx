import { trialRejectionMs } from '@livery/contract/constants';
import { isTrial } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths, withQuery } from '@livery/kit/paths';
import { useSession, type Session } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import type { BottomNavigationItem } from '@livery/ui/bottom-navigation';
import { BallIcon as Ball } from '@livery/ui/icons/ball';
import { DepositIcon as Deposit } from '@livery/ui/icons/deposit';
import { GiftIcon as Gift } from '@livery/ui/icons/gift';
import { GiftFilledIcon as GiftFilled } from '@livery/ui/icons/gift-filled';
import { HomeIcon as Home } from '@livery/ui/icons/home';
import { HomeFilledIcon as HomeFilled } from '@livery/ui/icons/home-filled';
import { InviteIcon as Invite } from '@livery/ui/icons/invite';
import { InviteFilledIcon as InviteFilled } from '@livery/ui/icons/invite-filled';
import { MemberIcon as Member } from '@livery/ui/icons/member';
import { MemberFilledIcon as MemberFilled } from '@livery/ui/icons/member-filled';
import { TicketIcon as Ticket } from '@livery/ui/icons/ticket';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Address of the list of sports. */
const sportsHref = withQuery(paths.gameList, { gameType: 'SPORTS', tab: 'all' });

/**
 * Returns the address of the main destination (see `useMainDestinations`) to which the current page belongs, so that
 * its link is selected. For any other page, returns `path`.
 */
export const getCurrentDestination = (path: string, search: string): string =>
  path === paths.gameList && new URLSearchParams(search).get('gameType') === 'SPORTS' ? sportsHref : path;

/**
 * Returns the key of the message that a tap shows if the visitor may not open the destination, otherwise undefined. A
 * trial account may not open the member center. The invitation page needs a log-in and a brand with enabled
 * referrals.
 */
const getDenialMessageKey = (href: string, session: Session | null, canInvite = false) => {
  if (href === paths.memberCenter && session && isTrial(session.type)) return 'trial.refused';
  if (href === paths.inviteFriends && !(session && canInvite)) return 'referral.contactService';
  return undefined;
};

/**
 * Returns the five main destinations of the app for the bottom bar, and the handler of a tap on a destination. The
 * brand's setting `layout.lead` selects the destination in the middle: deposit (the default), lottery or sports. If
 * lottery or sports is in the middle, the deposit replaces the invitation. `unclaimed` is the number of promotions that
 * the member can claim.
 */
export const useMainDestinations = (unclaimed: number) => {
  const { t } = useTranslation('shell');
  const { REFERRAL } = useFlags();
  const { lead, navigation } = useBrand().layout;
  const session = useSession();
  const deposit = { href: paths.deposit, label: t('nav.deposit'), icon: <Deposit /> };
  const leads = {
    deposit,
    lottery: { href: paths.lottery, label: t('nav.lottery'), icon: <Ticket /> },
    sports: { href: sportsHref, label: t('nav.sports'), icon: <Ball /> },
  };
  const middle = leads[lead ?? 'deposit'];
  const destinations: BottomNavigationItem[] = [
    { href: paths.home, label: t('nav.home'), icon: <Home />, selectedIcon: <HomeFilled /> },
    { href: paths.promotions, label: t('nav.promotion'), icon: <Gift />, selectedIcon: <GiftFilled /> },
    { ...middle, ...((navigation ?? 'raised') === 'raised' && { isCentre: true }) },
    middle === deposit
      ? { href: paths.inviteFriends, label: t('nav.invite'), icon: <Invite />, selectedIcon: <InviteFilled /> }
      : deposit,
    {
      href: session ? paths.memberCenter : loginPathWithReturn(paths.memberCenter),
      label: t('nav.members'),
      icon: <Member />,
      selectedIcon: <MemberFilled />,
      count: unclaimed,
      countLabel: t('nav.unclaimed', { number: unclaimed }),
    },
  ];
  const handleSelect = ({ href }: Pick<BottomNavigationItem, 'href'>, event: MouseEvent) => {
    const denialKey = getDenialMessageKey(href, session, REFERRAL);
    if (!denialKey) return;
    event.preventDefault();
    showToast({ kind: 'info', text: t(denialKey), duration: trialRejectionMs });
  };
  return { label: t('nav.label'), items: destinations, onSelect: handleSelect };
};
