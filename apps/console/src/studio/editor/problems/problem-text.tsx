import type { BrandProblem } from '../../releases.api.ts';

/** Reason and remedy of a problem. The check writes its sentences in English. */
export const ProblemText = ({ problem: { reason, remedy } }: { readonly problem: BrandProblem }) => (
  <span lang="en" dir="ltr">
    {reason}: {remedy}
  </span>
);
