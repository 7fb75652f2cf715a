import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemText } from '../problems/problem-text.tsx';
import type { BrandProblem } from '../releases.api.ts';
import styles from './import.module.css';

/** The problems of a brand document. Each problem has a path, a reason and a remedy. */
export const ProblemList = ({ problems }: { readonly problems: readonly BrandProblem[] }) => {
  const t = useTexts('studio');
  if (problems.length === 0) return null;
  return (
    <section aria-label={t('import.problems')} role="alert">
      <h3>{t('import.problems')}</h3>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.reason}`} className={styles.problem}>
            <span className={styles.path} dir="ltr">
              {problem.line === undefined ? problem.path : `${problem.path} (${problem.line})`}
            </span>
            <strong>
              <ProblemText problem={problem} part="reason" />
            </strong>
            <ProblemText problem={problem} part="remedy" />
          </li>
        ))}
      </ul>
    </section>
  );
};
