import { useAgentNoticesQuery } from '@livery/api/agents/team';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { BottomNavigation } from '@livery/ui/bottom-navigation';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { HomeIcon } from '@livery/ui/icons/home';
import { MegaphoneIcon } from '@livery/ui/icons/megaphone';
import { InviteIcon } from '@livery/ui/icons/invite';
import { useTranslation } from 'react-i18next';
import { useHasDividend } from './use-has-dividend.ts';

/**
 * Footer of the agent dashboard. It links to the home page, the dividends, the announcements, and the page for a new
 * downline (a member below the agent). The link to the dividends is only for agents who can receive dividends. The
 * link to the announcements needs a feature flag of the brand.
 */
export const AgentFooter = () => {
  const { t } = useTranslation(['team', 'shell', 'member']);
  const { AGEANNOUNCE3 } = useFlags();
  const unread =
    useAgentNoticesQuery(undefined, { skip: !AGEANNOUNCE3, refetchOnMountOrArgChange: true }).currentData?.footer
      .unreadCount ?? 0;
  const hasDividend = useHasDividend();
  const destinations = [
    { href: paths.home, label: t('shell:nav.home'), icon: <HomeIcon /> },
    { href: paths.createDownline, label: t('team:open.short'), icon: <InviteIcon /> },
    ...(hasDividend ? [{ href: paths.dividends, label: t('team:dividend'), icon: <CoinsIcon /> }] : []),
    ...(AGEANNOUNCE3
      ? [
          {
            href: withQuery(paths.agentNotice, { types: 'A' }),
            label: t('team:notices.short'),
            icon: <MegaphoneIcon />,
            count: unread,
            countLabel: t('member:unread', { count: unread }),
          },
        ]
      : []),
  ];
  return <BottomNavigation label={t('shell:nav.label')} items={destinations} current={paths.agent} />;
};
