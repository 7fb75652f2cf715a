import { useRenewSessionMutation } from '@livery/api/auth/session';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentFooter } from './agent-footer.tsx';
import styles from './agent-dashboard.module.css';
import { AgentTiles } from './agent-tiles.tsx';
import { AgentWallet } from './agent-wallet.tsx';
import { Download } from './download.tsx';
import { GreetingLine } from './greeting-line.tsx';
import { TodayStats } from './today-stats.tsx';

/**
 * Start page of the agent area. It shows the wallet, the numbers of the team for today and links to the agent pages.
 */
export const Screen = () => {
  const { t } = useTranslation(['agent', 'team', 'shell', 'account', 'home', 'member']);
  const [renew] = useRenewSessionMutation();
  useEffect(() => void renew(), [renew]);
  return (
    <>
      <AppBar
        start={
          <IconButton label={t('shell:header.back')} href={paths.memberCenter}>
            <BackIcon />
          </IconButton>
        }
        title={t('agent:home.title')}
      />
      <div className={styles.root}>
        <GreetingLine />
        <AgentWallet />
        <TodayStats />
        <AgentTiles />
        <Download />
      </div>
      <AgentFooter />
    </>
  );
};
