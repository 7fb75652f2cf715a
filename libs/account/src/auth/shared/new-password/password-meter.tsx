import { createLazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-meter.module.css';

/**
 * Module that estimates the password strength, with its list of common passwords. If it does not load, no meter is
 * shown. The gateway checks the password too.
 */
const lazyPasswordStrength = createLazyModule(() => import('./password-strength.ts'));

/** Shows the strength of the entered password as a bar with four segments and a label. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation('recover');
  const loaded = useLoadedModule(lazyPasswordStrength);
  const isNeeded = password !== '';
  useEffect(() => {
    if (isNeeded) lazyPasswordStrength.preload();
  }, [isNeeded]);
  const strength = loaded?.estimateStrength(password) ?? 0;
  if (strength === 0) return null;
  return (
    <div className={styles.root} data-strength={strength}>
      <span className={styles.bar} aria-hidden />
      <span className={styles.label} aria-live="polite">
        {t(`strength.${strength}`)}
      </span>
    </div>
  );
};
