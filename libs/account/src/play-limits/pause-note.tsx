import type { PlayLimits } from '@livery/api/limits';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../parts/use-moment.ts';
import styles from './play-limits.module.css';

/** That a break is on, until when, and that money can be taken out meanwhile. */
export const PauseNote = ({ pause: { kind, until } }: { pause: NonNullable<PlayLimits['pause']> }) => {
  const { t } = useTranslation('play');
  const moment = useMoment();
  return (
    <section className={styles.pause} role="status">
      <h2 className={styles.pauseTitle}>{t(`pause.${kind}`)}</h2>
      <p>{until ? t('pause.until', { at: moment(until) }) : t('pause.forGood')}</p>
      <p>{t('pause.text')}</p>
    </section>
  );
};
