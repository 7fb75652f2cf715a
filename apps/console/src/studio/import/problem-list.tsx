import { useTexts } from '../../i18n/use-texts.ts';
import type { BrandProblem } from '../releases.api.ts';
import styles from './import.module.css';

/** The problems of a brand document: where, what, and what to do. The check writes its sentences in English. */
export const ProblemList = ({ problems }: { readonly problems: readonly BrandProblem[] }) => {
  const t = useTexts('studio');
  if (problems.length === 0) return null;
  return (
    <section aria-label={t('import.problems')} role="alert">
      <h3>{t('import.problems')}</h3>
      <ul className={styles.problems} lang="en" dir="ltr">
        {problems.map(({ path, line, reason, remedy }) => (
          <li key={`${path} ${reason}`} className={styles.problem}>
            <span className={styles.path}>{line === undefined ? path : `${path} (${line})`}</span>
            <strong>{reason}</strong>
            <span>{remedy}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
