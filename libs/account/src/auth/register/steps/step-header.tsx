import { useFormat } from '@livery/kit/format/use-format';
import { Progress } from '@livery/ui/progress';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterStep } from './register-steps.ts';
import styles from './step-header.module.css';

interface StepHeaderProps {
  readonly steps: readonly RegisterStep[];
  readonly step: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Name of the current step, its number and the progress of the registration. */
export const StepHeader = ({ steps, step, heading }: StepHeaderProps) => {
  const { t } = useTranslation('register');
  const { count } = useFormat();
  const position = t('steps.of', { step: count(step + 1), total: count(steps.length) });
  return (
    <div className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`steps.${steps[step]?.id ?? 'finish'}`)}
      </h2>
      <span className={styles.position}>{position}</span>
      <Progress
        className={styles.progress}
        label={t('title')}
        value={((step + 1) / steps.length) * 100}
        valueText={position}
      />
    </div>
  );
};
