import type { BrandProblem } from '../../releases.api.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import styles from './home-blocks.module.css';

/** Problems of the blocks, with their remedies. */
export const BlockProblems = ({ problems }: { readonly problems: readonly BrandProblem[] }) =>
  problems.map((problem) => (
    <p key={`${problem.path} ${problem.reason}`} className={styles.problem}>
      <ProblemText problem={problem} />
    </p>
  ));
