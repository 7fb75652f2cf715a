import { useTranslation } from 'react-i18next';
import type { Range } from '../day-range/day-range.ts';
import { saveCsv } from '../save-csv/save-csv.ts';
import { useErrorPhrase } from '../use-error-phrase/use-error-phrase.ts';

export interface Table {
  /** Latin letters: it names the file, with the days. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Every row of the period, however many pages. Rejects with an ApiError. */
  readonly rows: () => Promise<readonly (readonly string[])[]>;
}

/** Saves the records of a period as a table: what `SaveButton` of the design system takes. */
export const useSaveTable = ({ startDate, endDate }: Range) => {
  const { t } = useTranslation('records');
  const phrase = useErrorPhrase();
  return ({ name, columns, rows }: Table) => ({
    label: t('records:save'),
    save: async (): Promise<void> => saveCsv(`${name}-${startDate}-${endDate}`, columns, await rows()),
    phrase: (error: unknown): string => phrase(error, t('records:saveFailed')),
  });
};
