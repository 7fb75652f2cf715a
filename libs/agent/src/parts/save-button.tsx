import { isApiError } from '@livery/api/api-error';
import type { Range } from '@livery/kit/day-range';
import { saveCsv } from '@livery/kit/save-csv';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';

interface SaveButtonProps {
  /** Latin letters: it names the file. */
  readonly name: string;
  readonly range: Range;
  readonly columns: readonly string[];
  /** Every row of the period, however many pages. Rejects with an ApiError. */
  readonly rows: () => Promise<readonly (readonly string[])[]>;
}

/** Saves the records of a period as a table. */
export const SaveButton = ({ name, range: { startDate, endDate }, columns, rows }: SaveButtonProps) => {
  const { t } = useTranslation('records');
  const phrase = useErrorPhrase();
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      await saveCsv(`${name}-${startDate}-${endDate}`, columns, await rows());
    } catch (error) {
      showToast({ kind: 'fail', text: isApiError(error) ? phrase(error) : t('saveFailed') });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" isPending={isPending} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
};
