import { useSetRealityCheckMutation } from '@livery/api/responsible-gaming';
import { realityIntervals } from '@livery/contract/responsible-gaming/limit-options';
import { useFormat } from '@livery/kit/format/use-format';
import { Chip } from '@livery/ui/chip';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import styles from './responsible-gaming.module.css';

const never = 'never';

/**
 * Section with buttons that set the interval of the reality check (a dialog about the current session). `minutes` is
 * the current interval, null without a reality check.
 */
export const RealityCheckSection = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('play');
  const { count } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [save] = useSetRealityCheckMutation();
  const segments = [
    { id: never, label: t('reality.never') },
    ...realityIntervals.map((each) => ({ id: String(each), label: t('reality.minutes', { minutes: count(each) }) })),
  ];
  const handleSelect = async (id: string) => {
    const chosen = realityIntervals.find((each) => String(each) === id) ?? null;
    const { error } = await save({ minutes: chosen });
    if (error) showToast({ kind: 'fail', text: getErrorMessage(error) });
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
