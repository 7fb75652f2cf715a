import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useProblemText } from '../../problems/use-problem-text.ts';
import { Group } from '../fields/group.tsx';
import type { BrandDocument, Change } from '../model/brand-document.ts';
import { diffDocuments } from '../model/diff-documents.ts';
import { useEditor } from '../model/editor-context.ts';
import { findConflicts } from './find-conflicts.ts';
import { parseJson } from './parse-json.ts';
import styles from './json.module.css';

const JsonEditor = lazy(async () => ({ default: (await import('./json-editor.tsx')).JsonEditor }));

/** Text that the person edits, and the document when the person began to edit. */
interface EditedText {
  readonly text: string;
  readonly base: BrandDocument;
}

/**
 * Editor section with the brand file as JSON text. Only the values that the person has changed in the text are applied
 * to the draft, so changes of other values by other people stay. If another person has changed the same value, the
 * person chooses one of the two values.
 */
export const JsonSection = () => {
  const t = useTexts('editor');
  const explain = useProblemText();
  const { own, canEdit, changeOwn, problems } = useEditor();
  const stored = JSON.stringify(own, null, 2);
  const [draft, setDraft] = useState<EditedText>();
  const text = draft?.text ?? stored;
  const hasChanged = draft !== undefined && draft.text !== stored;
  const parsed = hasChanged ? parseJson(text) : undefined;
  const changes = hasChanged && parsed && 'value' in parsed ? diffDocuments(draft.base, parsed.value) : [];
  const conflicts = hasChanged ? findConflicts(changes, draft.base, own) : [];
  const handleApply = (applied: readonly Change[]) => {
    // If the draft cannot contain the changes, `changeOwn` returns false. The person's text then stays in the editor,
    // so that the person can correct it.
    if (changeOwn(applied)) setDraft(undefined);
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
            onChange={(typed) => setDraft({ text: typed, base: draft?.base ?? own })}
          />
        </Suspense>
      </div>
      {parsed && !('value' in parsed) && <JsonError error={parsed} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {canEdit && (
        <div className={styles.actions}>
          <Button
            tone="accent"
            disabled={!parsed || !('value' in parsed)}
            onClick={() => handleApply(changes.filter((change) => !conflicts.includes(change)))}
          >
            {conflicts.length > 0 ? t('json.applyOthers') : t('json.apply')}
          </Button>
          {conflicts.length > 0 && <Button onClick={() => handleApply(changes)}>{t('json.replace')}</Button>}
          <Button disabled={!hasChanged} onClick={() => setDraft(undefined)}>
            {t('json.discard')}
          </Button>
        </div>
      )}
    </Group>
  );
};

const JsonError = ({
  error,
}: {
  readonly error: Exclude<ReturnType<typeof parseJson>, { readonly value: unknown }>;
}) => {
  const t = useTexts('editor');
  const problemTexts = useTexts('problems');
  const { line, column } = error;
  return (
    <p role="alert" className={styles.error}>
      {'cause' in error
        ? `${t('json.invalid', { line, column })} ${problemTexts(`cause.${error.cause}`)}`
        : `${t('json.rejected', { line, column })} ${t(`json.limits.${error.limit}`)}`}
    </p>
  );
};

/** Maximum number of values in the message about conflicts. Other values are only counted. */
const maxNames = 10;

/** The values that another person has changed since the person began to edit the text. */
const Conflicts = ({ conflicts }: { readonly conflicts: readonly Change[] }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const names = conflicts.slice(0, maxNames).map(({ path }) => path.slice(1).join('.'));
  const others = conflicts.length - names.length;
  if (others > 0) names.push(t('json.conflictOthers', { count: others }));
  return (
    <p role="alert" className={styles.error}>
      {t('json.conflict', { names: format.list(names) })}
    </p>
  );
};
