import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { showToast } from '../toast-queue/toast-queue.tsx';

export interface ExportButtonProps {
  readonly label: string;
  readonly save: () => Promise<void>;
  /**
   * Converts the error with which `save` rejects to the text of an error toast (a short
   * notice).
   */
  readonly getErrorMessage: (error: unknown) => string;
}

/**
 * A button that saves data as a file. It shows a spinner while the data loads, and an error message
 * if the load fails.
 */
export const ExportButton = ({ label, save, getErrorMessage }: ExportButtonProps) => {
  const [isPending, setPending] = useState(false);
  const handleClick = async (): Promise<void> => {
    setPending(true);
    try {
      await save();
    } catch (error) {
      showToast({ kind: 'fail', text: getErrorMessage(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" isPending={isPending} onClick={() => void handleClick()}>
      {label}
    </Button>
  );
};
