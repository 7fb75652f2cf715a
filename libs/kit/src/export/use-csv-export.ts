import { useTranslation } from 'react-i18next';
import type { DateRange } from '../date-range/date-range.ts';
import { downloadCsv } from './download-csv.ts';
import { useErrorMessage } from '../errors/use-error-message.ts';

export interface CsvTable {
  /**
   * Beginning of the file name, in ASCII characters. The file name ends with the first and the last day of the period.
   */
  readonly name: string;
  readonly columns: readonly string[];
  /**
   * Loads the rows of the table from all pages of the selected period. Rejects with an ApiError if a page cannot be
   * loaded.
   */
  readonly rows: () => Promise<readonly (readonly string[])[]>;
}

/** Exports the records of a period as a CSV file. Returns a function that creates the props of `ExportButton`. */
export const useCsvExport = ({ startDate, endDate }: DateRange) => {
  const { t } = useTranslation('records');
  const getErrorMessage = useErrorMessage();
  return ({ name, columns, rows }: CsvTable) => ({
    label: t('save'),
    save: async (): Promise<void> => downloadCsv(`${name}-${startDate}-${endDate}`, columns, await rows()),
    getErrorMessage: (error: unknown): string => getErrorMessage(error, t('saveFailed')),
  });
};
