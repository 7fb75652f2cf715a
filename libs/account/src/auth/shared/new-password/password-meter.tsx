import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-meter.module.css';
import type { PasswordStrength } from './password-strength.ts';

type StrengthEstimator = (password: string) => PasswordStrength;

let pendingEstimator: Promise<StrengthEstimator> | undefined;

/** The list of common passwords comes when one is being chosen. Where it cannot come there is no meter; the gateway judges all the same. */
const loadEstimator = (): Promise<StrengthEstimator> =>
  (pendingEstimator ??= import('./password-strength.ts').then(({ estimateStrength }) => estimateStrength));

/** How good the password is that is being typed, as a bar of four parts and a word. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation('recover');
  const [estimator, setEstimator] = useState<StrengthEstimator | null>(null);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    loadEstimator().then(
      (loaded) => setEstimator(() => loaded),
      () => (pendingEstimator = undefined),
    );
  }, [isNeeded]);
  const strength = estimator?.(password) ?? 0;
  if (strength === 0) return null;
  return (
    <div className={styles.root} data-strength={strength}>
      <span className={styles.bar} aria-hidden />
      <span className={styles.word} aria-live="polite">
        {t(`strength.${strength}`)}
      </span>
    </div>
  );
};
