import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly name: string;
  readonly status: 'done' | 'current' | 'next' | 'failed';
  /** ISO 8601 time at which the step was completed or failed. Null or undefined if there is no such time. */
  readonly at?: string | null | undefined;
  /** Additional text below the name of the step, e.g. the time until which the member must pay. */
  readonly detail?: string | undefined;
}

/** Steps of an order from start to end, each with its time. */
export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => {
  const { t } = useTranslation('money');
  const { dateTime } = useFormat();
  return (
    <ol className={styles.root} aria-label={t('timeline.label')}>
      {steps.map(({ name, status, at, detail }) => (
        <li
          key={name}
          className={styles.step}
          data-status={status}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            {at && (
              <time dateTime={at} className={styles.detail}>
                {dateTime(at)}
              </time>
            )}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
