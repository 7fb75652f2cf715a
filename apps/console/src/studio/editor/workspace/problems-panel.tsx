import { Button } from '@livery/ui/button';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import type { ProblemsState } from '../live/use-problems.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSection, type SectionId } from '../model/problem-path.ts';
import { toFixChanges } from './fix-changes.ts';
import styles from './side-panel.module.css';

interface ProblemsPanelProps {
  readonly state: ProblemsState;
  readonly onOpenSection: (section: SectionId) => void;
}

/** Problems of the draft, each with its path and its remedy. */
export const ProblemsPanel = ({ state: { problems, isChecking, hasFailed }, onOpenSection }: ProblemsPanelProps) => {
  const t = useTexts('editor');
  const { document, canEdit, change } = useEditor();
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
        {problems.map((problem) => {
          const section = findSection(problem.path);
          const { fix, path, reason, inheritedFrom } = problem;
          return (
            <li key={`${path} ${reason}`} className={styles.item}>
              <Button size="small" tone="plain" className={styles.where} onClick={() => onOpenSection(section)}>
                {t(`sections.${section}`)}
              </Button>
              <span className={styles.text}>
                <strong>
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
              {fix && canEdit && (
                <Button size="small" onClick={() => change(toFixChanges(document, fix))}>
                  {t('problems.fix')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
