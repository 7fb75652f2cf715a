import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useId, useState } from 'react';
import { useContentState } from '../../../api/use-content-state.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useDefaultTextsQuery } from '../../drafts/drafts.api.ts';
import fieldStyles from '../fields/field.module.css';
import { FieldFrame } from '../fields/field-frame.tsx';
import { useTypedText } from '../fields/use-typed-text.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { getLanguageMeta } from '../model/languages.ts';
import { comparePlaceholders, searchRows, type TextRow, toTextRows } from './text-rows.ts';
import { TextsFile } from './texts-file.tsx';
import styles from './texts.module.css';

/** Number of rows that the table shows at first. Each press on the button shows the same number of further rows. */
const pageSize = 40;

interface TextTableProps {
  readonly language: string;
  readonly initialSearch: string;
}

/** All texts of the app in one language, each with the text of the brand. */
export const TextTable = ({ language, initialSearch }: TextTableProps) => {
  const { brand } = useEditor();
  const state = useContentState(useDefaultTextsQuery({ brand, language }));
  return (
    <AsyncContent state={state}>
      {({ texts }) => <LoadedTexts language={language} initialSearch={initialSearch} defaults={texts} />}
    </AsyncContent>
  );
};

interface LoadedTextsProps extends TextTableProps {
  readonly defaults: readonly { readonly key: string; readonly text: string }[];
}

const LoadedTexts = ({ language, initialSearch, defaults }: LoadedTextsProps) => {
  const t = useTexts('editor');
  const id = useId();
  const { document, canEdit } = useEditor();
  const [search, setSearch] = useState(initialSearch);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [count, setCount] = useState(pageSize);
  const rows = toTextRows(document, language, defaults);
  const found = searchRows(rows, search, isOwnOnly);
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id} className={fieldStyles.label}>
          {t('texts.search')}
        </label>
        <input
          id={id}
          type="search"
          className={fieldStyles.control}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setCount(pageSize);
          }}
        />
        <Checkbox
          label={t('texts.ownOnly')}
          checked={isOwnOnly}
          onChange={(event) => setOwnOnly(event.currentTarget.checked)}
        />
      </div>
      <p role="status" className={fieldStyles.message}>
        {t('texts.found', { count: found.length })}
      </p>
      <ul className={styles.rows} aria-label={t('texts.all')}>
        {found.slice(0, count).map((row) => (
          <TextItem key={row.key} language={language} row={row} />
        ))}
      </ul>
      {found.length > count && <Button onClick={() => setCount(count + pageSize)}>{t('texts.more')}</Button>}
      <TextsFile language={language} rows={rows} canImport={canEdit} />
    </>
  );
};

const TextItem = ({ language, row }: { readonly language: string; readonly row: TextRow }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const id = useId();
  const field = useField(['texts', language, row.key]);
  const meta = getLanguageMeta(language);
  const { text, onType, flush } = useTypedText(row.own ?? '', (typed) => {
    const next = typed.trim();
    if (next !== (row.own ?? '')) field.set(next === '' ? null : next);
  });
  const { missing, unknown } = comparePlaceholders({ text: row.text, own: text === '' ? undefined : text });
  const warnings = [
    ...(missing.length > 0 ? [t('texts.missing', { names: format.list(missing) })] : []),
    ...(unknown.length > 0 ? [t('texts.unknown', { names: format.list(unknown) })] : []),
  ];
  return (
    <li className={styles.row}>
      <FieldFrame
        id={id}
        label={
          <span className={styles.key} dir="ltr">
            {row.key}
          </span>
        }
        field={field}
        hint={warnings.length > 0 && <span className={styles.warning}>{warnings.join(' ')}</span>}
      >
        <span className={styles.default} lang={meta?.bcp47} dir={meta?.dir ?? 'ltr'}>
          {row.text ?? t('texts.gone')}
        </span>
        <textarea
          id={id}
          className={fieldStyles.control}
          rows={1}
          maxLength={400}
          lang={meta?.bcp47}
          dir={meta?.dir ?? 'ltr'}
          placeholder={row.text}
          value={text}
          readOnly={!field.canEdit}
          aria-invalid={field.problem !== undefined}
          onFocus={field.focus}
          onBlur={flush}
          onChange={(event) => onType(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      </FieldFrame>
    </li>
  );
};
