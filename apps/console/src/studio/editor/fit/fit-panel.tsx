import { Button } from '@livery/ui/button';
import { Progress } from '@livery/ui/progress';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import styles from '../workspace/side-panel.module.css';
import { type FitGroup, type FitProblem, groupProblems, isChangedSince } from './fit-problems.ts';
import { checkedWidths, type FitCheck, isDraftInvalid } from './use-fit-check.ts';

const maxListed = 50;

interface FitPanelProps {
  readonly check: FitCheck;
  /** Shows the text of the problem in the preview, and opens this text in the texts section of the editor. */
  readonly onShow: (problem: FitProblem) => void;
}

/**
 * Panel that lists the texts that are too long for their space. A button starts a check of all screens in all
 * languages.
 */
export const FitPanel = ({ check, onShow }: FitPanelProps) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const { problems, run, width, setWidth, start, stop } = check;
  const groups = groupProblems(problems, readLanguages(document));
  const isRunning = run.kind === 'running';
  return (
    <section className={styles.root} aria-labelledby="editor-fit">
      <h2 id="editor-fit" className={styles.title}>
        {t('fit.title')}
        {groups.length > 0 && <span className={styles.count}>{groups.length}</span>}
      </h2>
      <p className={styles.status}>{t('fit.hint')}</p>
      <SelectField
        label={t('fit.width')}
        value={String(width)}
        disabled={isRunning}
        options={checkedWidths.map((each) => ({ value: String(each), label: t('fit.pixels', { width: each }) }))}
        onSelect={(next) => setWidth(Number(next))}
      />
      {isRunning ? <Button onClick={stop}>{t('fit.stop')}</Button> : <Button onClick={start}>{t('fit.start')}</Button>}
      <RunStatus run={run} />
      <ul className={styles.list} aria-label={t('fit.title')}>
        {groups.slice(0, maxListed).map((group) => (
          <FitItem key={`${group.language} ${group.key}`} group={group} onShow={onShow} />
        ))}
      </ul>
      {groups.length > maxListed && (
        <p className={styles.status}>{t('fit.more', { count: groups.length - maxListed })}</p>
      )}
    </section>
  );
};

const RunStatus = ({ run }: Pick<FitCheck, 'run'>) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const getText = (): string => {
    if (run.kind === 'running') return t('fit.progress', { done: run.done, total: run.total });
    if (run.kind === 'stopped') return t('fit.stopped', { done: run.done, total: run.total });
    if (run.kind === 'done')
      return run.failed > 0 ? t('fit.incomplete', { count: run.failed }) : t('fit.done', { count: run.total });
    if (run.kind === 'failed') return isDraftInvalid(run.error) ? t('fit.invalid') : explain(run.error);
    return '';
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {getText()}
      </p>
      {run.kind === 'running' && run.total > 0 && (
        <Progress
          label={t('fit.title')}
          value={(run.done / run.total) * 100}
          valueText={t('fit.progress', { done: run.done, total: run.total })}
        />
      )}
    </>
  );
};

interface FitItemProps {
  readonly group: FitGroup;
  readonly onShow: (problem: FitProblem) => void;
}

const FitItem = ({ group: { key, text, language, places }, onShow }: FitItemProps) => {
  const t = useTexts('editor');
  const format = useFormat();
  const { document } = useEditor();
  const [first] = places;
  const isChanged = places.every((problem) => isChangedSince(problem, document));
  return (
    <li className={styles.item} data-tone="wait">
      <span className={styles.text}>
        <bdi className={styles.value}>{text}</bdi>
        <span>{t(`fit.kinds.${first?.kind ?? 'cut'}`)}</span>
        <code className={styles.detail} dir="ltr">
          {key}
        </code>
        <span className={styles.detail}>
          {format.languageName(language)} ·{' '}
          <bdi dir="ltr">{[...new Set(places.map(({ path, width }) => `${path} (${width} px)`))].join(', ')}</bdi>
        </span>
        {isChanged && <span className={styles.detail}>{t('fit.changed')}</span>}
      </span>
      {first && (
        <Button size="small" onClick={() => onShow(first)}>
          {t('fit.show')}
        </Button>
      )}
    </li>
  );
};
