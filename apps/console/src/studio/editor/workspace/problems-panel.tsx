import { Button } from '@livery/ui/button';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { BrandProblem } from '../../releases.api.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import type { ProblemsState } from '../live/use-problems.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSectionTarget, type SectionTarget } from '../model/problem-path.ts';
import { findProblemPlace, splitProblemPath } from '../places/find-problem-place.ts';
import { usePlaces } from '../places/places-context.ts';
import { toFixChanges } from './fix-changes.ts';
import styles from './side-panel.module.css';

interface ProblemsPanelProps {
  readonly state: ProblemsState;
  /** Opens the section that shows the value of the problem. */
  readonly onOpenSection: (target: SectionTarget) => void;
}

/**
 * Problems of the draft. Each problem has its reason, its remedy, its path in the document, and a button that opens
 * its section. A problem that members see in the app also has a button that shows its place in the preview.
 */
export const ProblemsPanel = ({ state: { problems, isChecking, hasFailed }, onOpenSection }: ProblemsPanelProps) => {
  const t = useTexts('editor');
  return (
    <section className={styles.root} aria-labelledby="editor-problems">
      <h2 id="editor-problems" className={styles.title}>
        {t('problems.title')}
        {problems.length > 0 && <span className={styles.count}>{problems.length}</span>}
      </h2>
      <p role="status" className={styles.status}>
        {hasFailed && t('problems.failed')}
        {!hasFailed && isChecking && t('problems.checking')}
        {!hasFailed && !isChecking && problems.length === 0 && (
          <span className={styles.fine}>
            <CircleCheckIcon /> {t('problems.none')}
          </span>
        )}
      </p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <ProblemItem key={`${problem.path} ${problem.reason}`} problem={problem} onOpenSection={onOpenSection} />
        ))}
      </ul>
    </section>
  );
};

interface ProblemItemProps extends Pick<ProblemsPanelProps, 'onOpenSection'> {
  readonly problem: BrandProblem;
}

const ProblemItem = ({ problem, onOpenSection }: ProblemItemProps) => {
  const t = useTexts('editor');
  const id = useId();
  const { document, canEdit, change } = useEditor();
  const places = usePlaces();
  const place = findProblemPlace(problem, document);
  const { fix, path, inheritedFrom } = problem;
  const target = findSectionTarget(splitProblemPath(path));
  return (
    <li className={styles.item}>
      <Button size="small" tone="plain" className={styles.where} onClick={() => onOpenSection(target)}>
        {t(`sections.${target.section}`)}
      </Button>
      <span className={styles.text}>
        <strong id={id}>
          <ProblemText problem={problem} part="reason" />
        </strong>
        <span className={styles.detail}>
          <ProblemText problem={problem} part="remedy" />
        </span>
        <code className={styles.detail} dir="ltr">
          {path}
        </code>
      </span>
      {inheritedFrom !== undefined && (
        <span className={styles.detail}>{t('inherit.problem', { base: inheritedFrom })}</span>
      )}
      {place && (
        <Button size="small" tone="plain" aria-describedby={id} onClick={() => places.show(place)}>
          {t('problems.show')}
        </Button>
      )}
      {fix && canEdit && (
        <Button size="small" aria-describedby={id} onClick={() => change(toFixChanges(document, fix))}>
          {t('problems.fix')}
        </Button>
      )}
    </li>
  );
};
