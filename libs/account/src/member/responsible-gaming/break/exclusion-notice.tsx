import type { PlayLimits } from '@livery/api/responsible-gaming';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../shared/use-date-time.ts';
import styles from '../responsible-gaming.module.css';

/**
 * Notice that the member has an active break from playing, with the end of the break. Withdrawals remain possible
 * during the break.
 */
export const ExclusionNotice = ({ pause: { kind, until } }: { pause: NonNullable<PlayLimits['pause']> }) => {
  const { t } = useTranslation('play');
  const dateTime = useDateTime();
  return (
    <section className={styles.pause} role="status">
      <h2 className={styles.pauseTitle}>{t(`pause.${kind}`)}</h2>
      <p>{until ? t('pause.until', { at: dateTime(until) }) : t('pause.forGood')}</p>
      <p>{t('pause.text')}</p>
    </section>
  );
};
