import { Button } from '@livery/ui/button';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useEditor } from '../model/editor-context.ts';
import { readImportedTexts, type RejectedRecord } from './imported-texts.ts';
import { RejectedRecords } from './rejected-records.tsx';
import type { TextRow } from './text-rows.ts';
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const act = useAct();
  const { brand, change } = useEditor();
  const [message, setMessage] = useState('');
  const [rejected, setRejected] = useState<readonly RejectedRecord[]>([]);
  // A spreadsheet needs the byte order mark at the beginning to detect UTF-8.
  const handleExport = async () => {
    const csv = await act(toTextsCsv(rows));
    if (csv !== undefined) saveFile(`${brand}-${language}.csv`, `\ufeff${csv}`);
  };
  const handleFile = async (file: File) => {
    // Undefined if the file or the reader of CSV files cannot be loaded.
    const records = await file
      .text()
      .then(readTextsCsv)
      .catch(() => undefined);
    const imported = records && readImportedTexts(language, rows, records);
    setRejected(imported?.rejected ?? []);
    if (!imported) return setMessage(t('texts.unreadable'));
    const hasChanged = change(imported.changes);
    return setMessage(t('texts.imported', { count: hasChanged ? imported.changes.length : 0 }));
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
      <RejectedRecords records={rejected} />
    </div>
  );
};
