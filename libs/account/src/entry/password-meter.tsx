import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-meter.module.css';
import type { Strength } from './password-strength.ts';

type Judge = (password: string) => Strength;

let judging: Promise<Judge> | undefined;

/** The list of common passwords comes when one is being chosen. Where it cannot come there is no meter; the gateway judges all the same. */
const bringJudge = (): Promise<Judge> =>
  (judging ??= import('./password-strength.ts').then(({ strengthOf }) => strengthOf));

/** How good the password is that is being typed, as a bar of four parts and a word. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation('recover');
  const [judge, setJudge] = useState<Judge | null>(null);
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    bringJudge().then(
      (brought) => setJudge(() => brought),
      () => (judging = undefined),
    );
  }, [isWanted]);
  const strength = judge?.(password) ?? 0;
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
