import type { BrandProblem } from '../../releases.api.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import styles from './home-blocks.module.css';

/** Shows the given problems in paragraphs. Each paragraph has the reason of the problem and its remedy. */
export const BlockProblems = ({ problems }: { readonly problems: readonly BrandProblem[] }) =>
  problems.map((problem) => (
    <p key={`${problem.path} ${problem.reason}`} className={styles.problem}>
      <ProblemText problem={problem} />
    </p>
  ));
