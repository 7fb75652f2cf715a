import { useRenewSessionMutation } from '@livery/api/session';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentFoot } from './agent-foot.tsx';
import styles from './agent-home.module.css';
import { AgentTiles } from './agent-tiles.tsx';
import { AgentWallet } from './agent-wallet.tsx';
import { Download } from './download.tsx';
import { GreetingLine } from './greeting-line.tsx';
import { TodayCounters } from './today-counters.tsx';

/** The agent's home: the wallet, the team's day, and the ways to everything else. */
export const Screen = () => {
  const { t } = useTranslation(['agent', 'team', 'shell', 'account', 'home', 'member']);
  const [renew] = useRenewSessionMutation();
  useEffect(() => void renew(), [renew]);
  return (
    <>
      <AppBar
        start={
          <IconButton label={t('shell:header.back')} href={paths.mine}>
            <BackIcon />
          </IconButton>
        }
        title={t('agent:home.title')}
      />
      <div className={styles.root}>
        <GreetingLine />
        <AgentWallet />
        <TodayCounters />
        <AgentTiles />
        <Download />
      </div>
      <AgentFoot />
    </>
  );
};
