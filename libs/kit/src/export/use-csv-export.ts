import { useTranslation } from 'react-i18next';
import type { DateRange } from '../date-range/date-range.ts';
import { downloadCsv } from './download-csv.ts';
import { useErrorMessage } from '../errors/use-error-message.ts';

export interface CsvTable {
  /** Name of the file, in Latin letters; the days are appended. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Loads every row of the period, across all pages. Rejects with an ApiError. */
  readonly rows: () => Promise<readonly (readonly string[])[]>;
}

/** Saves the records of a period as a CSV file. The result is the props of `ExportButton` of the design system. */
export const useCsvExport = ({ startDate, endDate }: DateRange) => {
  const { t } = useTranslation('records');
  const getErrorMessage = useErrorMessage();
  return ({ name, columns, rows }: CsvTable) => ({
    label: t('save'),
    save: async (): Promise<void> => downloadCsv(`${name}-${startDate}-${endDate}`, columns, await rows()),
    getErrorMessage: (error: unknown): string => getErrorMessage(error, t('saveFailed')),
  });
};
