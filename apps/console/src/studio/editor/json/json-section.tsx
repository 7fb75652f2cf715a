import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useProblemText } from '../../problems/use-problem-text.ts';
import { Group } from '../fields/group.tsx';
import { diffDocuments } from '../model/diff-documents.ts';
import { useEditor } from '../model/editor-context.ts';
import { parseJson } from './parse-json.ts';
import styles from './json.module.css';

const JsonEditor = lazy(async () => ({ default: (await import('./json-editor.tsx')).JsonEditor }));

/** The brand file as text. The person's edits of the text are applied as changes of single values. */
export const JsonSection = () => {
  const t = useTexts('editor');
  const problemTexts = useTexts('problems');
  const explain = useProblemText();
  const { own, canEdit, changeOwn, problems } = useEditor();
  const stored = JSON.stringify(own, null, 2);
  const [draft, setDraft] = useState<{ readonly text: string; readonly base: string }>();
  const text = draft?.text ?? stored;
  const parsed = parseJson(text);
  const hasChanged = draft !== undefined && draft.text !== stored;
  // Another person may have changed the document since the text was opened, so only this person's own edits are
  // applied.
  const handleApply = () => {
    if (!draft || !('value' in parsed)) return;
    const base = parseJson(draft.base);
    if (!('value' in base)) return;
    changeOwn(diffDocuments(base.value, parsed.value));
    setDraft(undefined);
  };
  return (
    <Group title={t('json.title')} detail={t('json.detail')}>
      <div className={styles.editor}>
        <Suspense fallback={<Spinner />}>
          <JsonEditor
            label={t('json.title')}
            text={text}
            canEdit={canEdit}
            problems={hasChanged ? [] : problems.map((problem) => ({ ...problem, ...explain(problem) }))}
            onChange={(typed) => setDraft({ text: typed, base: draft?.base ?? stored })}
          />
        </Suspense>
      </div>
      {'cause' in parsed && (
        <p role="alert" className={styles.error}>
          {t('json.invalid', { line: parsed.line, column: parsed.column })} {problemTexts(`cause.${parsed.cause}`)}
        </p>
      )}
      {canEdit && (
        <div className={styles.actions}>
          <Button tone="accent" disabled={!hasChanged || 'cause' in parsed} onClick={handleApply}>
            {t('json.apply')}
          </Button>
          <Button disabled={!hasChanged} onClick={() => setDraft(undefined)}>
            {t('json.discard')}
          </Button>
        </div>
      )}
    </Group>
  );
};
