import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-meter.module.css';
import type { PasswordStrength } from './password-strength.ts';

type StrengthEstimator = (password: string) => PasswordStrength;

let pendingEstimator: Promise<StrengthEstimator> | undefined;

/**
 * Loads the strength check with the list of common passwords on demand. If it fails to load, there is no meter. The
 * gateway checks the password anyway.
 */
const loadEstimator = (): Promise<StrengthEstimator> =>
  (pendingEstimator ??= import('./password-strength.ts').then(({ estimateStrength }) => estimateStrength));

/** Strength of the typed password as a bar of four segments and a label. */
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
