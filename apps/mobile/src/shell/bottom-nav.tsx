import { trialRejectionMs } from '@livery/contract/constants';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { showToast } from '@livery/ui/toast-queue';
import { BottomBar, type Destination } from '@livery/ui/bottom-bar';
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

/** The five destinations. Where invitations are off, the tap says whom to ask. */
export const BottomNav = ({ current }: { current: string }) => {
  const { t } = useTranslation('shell');
  const { REFERRAL } = useFlags();
  const destinations: Destination[] = [
    { href: paths.home, label: t('nav.home'), icon: <Home />, selectedIcon: <HomeFilled /> },
    { href: paths.activity, label: t('nav.promotion'), icon: <Gift />, selectedIcon: <GiftFilled /> },
    { href: paths.deposit, label: t('nav.deposit'), icon: <Deposit />, isCentre: true },
    { href: paths.inviteFriends, label: t('nav.invite'), icon: <Invite />, selectedIcon: <InviteFilled /> },
    { href: paths.mine, label: t('nav.members'), icon: <Member />, selectedIcon: <MemberFilled /> },
  ];
  const handleSelect = ({ href }: Destination, event: MouseEvent) => {
    if (href !== paths.inviteFriends || REFERRAL) return;
    event.preventDefault();
    showToast({ kind: 'info', text: t('referral.contactService'), duration: trialRejectionMs });
  };
  return <BottomBar label={t('nav.label')} destinations={destinations} current={current} onSelect={handleSelect} />;
};
