import { getLanguageMeta } from '@livery/merchant/language-table';
import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { maxBrandTextLength } from '@livery/merchant/brand-text';
import { useEffect, useId, useRef, useState } from 'react';
import { useContentState } from '../../../api/use-content-state.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useDefaultTextsQuery } from '../../drafts/drafts.api.ts';
import fieldStyles from '../fields/field.module.css';
import { FieldFrame } from '../fields/field-frame.tsx';
import { useTypedText } from '../fields/use-typed-text.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { usePlaces } from '../places/places-context.ts';
import { comparePlaceholders, searchRows, type TextRow, toSingleLine, toTextRows } from './text-rows.ts';
import { TextFitNote } from './text-fit-note.tsx';
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

/**
 * Moves the focus once, when the list is first rendered, to the field of the text that the operator has selected in the
 * preview. During a later search, the same row can appear again. It must then not take the focus from the search field.
 */
const useFocusSelected = () => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-selected] textarea')?.focus(), []);
  return list;
};

const LoadedTexts = ({ language, initialSearch, defaults }: LoadedTextsProps) => {
  const t = useTexts('editor');
  const id = useId();
  const { document, canEdit } = useEditor();
  const [search, setSearch] = useState(initialSearch);
  const { findFit } = usePlaces();
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [isUnfitOnly, setUnfitOnly] = useState(false);
  const [count, setCount] = useState(pageSize);
  const list = useFocusSelected();
  const rows = toTextRows(document, language, defaults);
  const isUnfit = ({ key, own, text }: TextRow) => findFit(language, key, own ?? text).kind === 'unfit';
  const matching = searchRows(rows, search, isOwnOnly);
  const found = isUnfitOnly ? matching.filter(isUnfit) : matching;
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
        <Checkbox
          label={t('texts.unfitOnly')}
          checked={isUnfitOnly}
          onChange={(event) => setUnfitOnly(event.currentTarget.checked)}
        />
      </div>
      <p role="status" className={fieldStyles.message}>
        {t('texts.found', { count: found.length })}
        {isUnfitOnly && ` ${t('texts.unfitHint')}`}
      </p>
      <ul ref={list} className={styles.rows} aria-label={t('texts.all')}>
        {found.slice(0, count).map((row) => (
          <TextItem key={row.key} language={language} row={row} isSelected={row.key === initialSearch} />
        ))}
      </ul>
      {found.length > count && <Button onClick={() => setCount(count + pageSize)}>{t('texts.more')}</Button>}
      <TextsFile language={language} rows={rows} canImport={canEdit} />
    </>
  );
};

interface TextItemProps {
  readonly language: string;
  readonly row: TextRow;
  /** True for the text that the operator has selected in the preview. Its field gets the focus when the list appears. */
  readonly isSelected: boolean;
}

const TextItem = ({ language, row, isSelected }: TextItemProps) => {
  const t = useTexts('editor');
  const format = useFormat();
  const id = useId();
  const field = useField(['texts', language, row.key]);
  const meta = getLanguageMeta(language);
  const { text, onType, flush } = useTypedText(
    row.own ?? '',
    (typed) => {
      const next = typed.trim();
      if (next !== (row.own ?? '')) field.set(next === '' ? null : next);
    },
    { toChanges: (typed) => [{ path: ['document', 'texts', language, row.key], to: typed.trim() || null }] },
  );
  const { missing, unknown } = comparePlaceholders({ text: row.text, own: text === '' ? undefined : text });
  const warnings = [
    ...(missing.length > 0 ? [t('texts.missing', { names: format.list(missing) })] : []),
    ...(unknown.length > 0 ? [t('texts.unknown', { names: format.list(unknown) })] : []),
  ];
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
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
          maxLength={maxBrandTextLength}
          lang={meta?.bcp47}
          dir={meta?.dir ?? 'ltr'}
          placeholder={row.text}
          value={text}
          readOnly={!field.canEdit}
          aria-invalid={field.problem !== undefined}
          onFocus={field.focus}
          onBlur={flush}
          onChange={(event) => onType(toSingleLine(event.currentTarget.value))}
        />
      </FieldFrame>
      <TextFitNote language={language} row={row} />
    </li>
  );
};
