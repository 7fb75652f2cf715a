import type { BrandProblem } from '../../releases.api.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import styles from '../fields/field.module.css';

/**
 * Shows the problem of a value that is not in a `FieldFrame`. A `FieldFrame` shows the problem of its value itself.
 */
export const FieldProblem = ({ problem }: { readonly problem: BrandProblem }) => (
  <div className={styles.root} data-invalid>
    <p className={styles.message} role="alert">
      <ProblemText problem={problem} />
    </p>
  </div>
);
