import { useSession } from '@livery/kit/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './agent-dashboard.module.css';
import { getGreeting } from './greeting.ts';

/** Greets the agent by name. The greeting depends on the hour of the device's clock. */
export const GreetingLine = () => {
  const { t } = useTranslation('team');
  const session = useSession();
  const [greeting] = useState(() => getGreeting(new Date().getHours()));
  return (
    <p className={styles.greeting}>
      {t(`greeting.${greeting}`)} <bdi className={styles.name}>{session?.userName}</bdi>
    </p>
  );
};
