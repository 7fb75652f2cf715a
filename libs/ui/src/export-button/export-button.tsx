import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { showToast } from '../toast-queue/toast-queue.tsx';

export interface ExportButtonProps {
  readonly label: string;
  readonly save: () => Promise<void>;
  /** What to say of a save that was rejected. */
  readonly getErrorMessage: (error: unknown) => string;
}

/** Saves what may take a while to be gathered, and says so when it could not be. */
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
