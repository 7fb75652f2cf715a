import { useSetRealityCheckMutation } from '@livery/api/limits';
import { realityIntervals } from '@livery/contract/play-choices';
import { useFormat } from '@livery/kit/use-format';
import { Chip } from '@livery/ui/chip';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './play-limits.module.css';

const never = 'never';

/** After how long the app tells how long one has played. */
export const RealitySection = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('play');
  const { count } = useFormat();
  const phrase = useErrorPhrase();
  const [save] = useSetRealityCheckMutation();
  const segments = [
    { id: never, label: t('reality.never') },
    ...realityIntervals.map((each) => ({ id: String(each), label: t('reality.minutes', { minutes: count(each) }) })),
  ];
  const handleSelect = async (id: string) => {
    const chosen = realityIntervals.find((each) => String(each) === id) ?? null;
    const { error } = await save({ minutes: chosen });
    if (error) showToast({ kind: 'fail', text: phrase(error) });
  };
  return (
    <section className={styles.kind}>
      <h2 className={styles.heading}>{t('reality.title')}</h2>
      <p className={styles.used}>{t('reality.text')}</p>
      <div className={styles.choices} role="group" aria-label={t('reality.title')}>
        {segments.map(({ id, label }) => (
          <Chip
            key={id}
            isPressed={id === (minutes === null ? never : String(minutes))}
            onClick={() => void handleSelect(id)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </section>
  );
};
