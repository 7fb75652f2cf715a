import { Button } from '@livery/ui/button';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useEditor } from '../model/editor-context.ts';
import { readImportedTexts, type TextRow } from './text-rows.ts';
import { readTextsCsv, toTextsCsv } from './texts-csv.ts';
import styles from './texts.module.css';

interface TextsFileProps {
  readonly language: string;
  readonly rows: readonly TextRow[];
  readonly canImport: boolean;
}

/** Exports all texts of a language as CSV, and imports the CSV after translation. */
export const TextsFile = ({ language, rows, canImport }: TextsFileProps) => {
  const t = useTexts('editor');
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { brand, change } = useEditor();
  const [message, setMessage] = useState('');
  // A spreadsheet needs the byte order mark at the beginning to detect UTF-8.
  const handleExport = async () => saveFile(`${brand}-${language}.csv`, `\ufeff${await toTextsCsv(rows)}`);
  const handleFile = async (file: File) => {
    const imported = await readTextsCsv(await file.text());
    if (!imported) return setMessage(t('texts.unreadable'));
    const { changes, unknown } = readImportedTexts(language, rows, imported);
    if (changes.length > 0) change(changes);
    const skipped = unknown.length === 0 ? '' : ` ${t('texts.skipped', { names: format.list(unknown.slice(0, 10)) })}`;
    setMessage(t('texts.imported', { count: changes.length }) + skipped);
    return undefined;
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void handleFile(file);
    Object.assign(currentTarget, { value: '' });
  };
  return (
    <div className={styles.file}>
      <Button size="small" onClick={() => void handleExport()}>
        {t('texts.export')}
      </Button>
      {canImport && (
        <>
          <label htmlFor={id} className={styles.hidden}>
            {t('texts.import')}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,text/csv"
            tabIndex={-1}
            className={styles.hidden}
            onChange={handleChange}
          />
          <Button size="small" onClick={() => input.current?.click()}>
            {t('texts.import')}
          </Button>
        </>
      )}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
};
