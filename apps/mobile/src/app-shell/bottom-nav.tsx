import { trialRejectionMs } from '@livery/contract/constants';
import { isTrial } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { useSession, type Session } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import { BottomNavigation, type BottomNavigationItem } from '@livery/ui/bottom-navigation';
import { DepositIcon as Deposit } from '@livery/ui/icons/deposit';
import { GiftIcon as Gift } from '@livery/ui/icons/gift';
import { GiftFilledIcon as GiftFilled } from '@livery/ui/icons/gift-filled';
import { HomeIcon as Home } from '@livery/ui/icons/home';
import { HomeFilledIcon as HomeFilled } from '@livery/ui/icons/home-filled';
import { InviteIcon as Invite } from '@livery/ui/icons/invite';
import { InviteFilledIcon as InviteFilled } from '@livery/ui/icons/invite-filled';
import { MemberIcon as Member } from '@livery/ui/icons/member';
import { MemberFilledIcon as MemberFilled } from '@livery/ui/icons/member-filled';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the key of the message that a tap shows if the visitor may not open the destination. A free trial may not
 * open the member center. Inviting friends needs a log-in and a brand with enabled referrals. Returns undefined if the
 * visitor may open it.
 */
const getDenialMessageKey = (href: string, session: Session | null, canInvite = false) => {
  if (href === paths.memberCenter && session && isTrial(session.type)) return 'trial.refused';
  if (href === paths.inviteFriends && !(session && canInvite)) return 'referral.contactService';
  return undefined;
};

interface BottomNavProps {
  /** Path of the current screen. */
  readonly current: string;
  /** Number of promotions that the member can claim. */
  readonly unclaimed?: number | undefined;
}

/**
 * The bottom bar with its five links. The last link has a badge with the number of promotions that the member can
 * claim.
 */
export const BottomNav = ({ current, unclaimed = 0 }: BottomNavProps) => {
  const { t } = useTranslation('shell');
  const { REFERRAL } = useFlags();
  const session = useSession();
  const destinations: BottomNavigationItem[] = [
    { href: paths.home, label: t('nav.home'), icon: <Home />, selectedIcon: <HomeFilled /> },
    { href: paths.promotions, label: t('nav.promotion'), icon: <Gift />, selectedIcon: <GiftFilled /> },
    { href: paths.deposit, label: t('nav.deposit'), icon: <Deposit />, isCentre: true },
    { href: paths.inviteFriends, label: t('nav.invite'), icon: <Invite />, selectedIcon: <InviteFilled /> },
    {
      href: session ? paths.memberCenter : loginPathWithReturn(paths.memberCenter),
      label: t('nav.members'),
      icon: <Member />,
      selectedIcon: <MemberFilled />,
      count: unclaimed,
      countLabel: t('nav.unclaimed', { number: unclaimed }),
    },
  ];
  const handleSelect = ({ href }: BottomNavigationItem, event: MouseEvent) => {
    const denialKey = getDenialMessageKey(href, session, REFERRAL);
    if (!denialKey) return;
    event.preventDefault();
    showToast({ kind: 'info', text: t(denialKey), duration: trialRejectionMs });
  };
  return <BottomNavigation label={t('nav.label')} items={destinations} current={current} onSelect={handleSelect} />;
};
