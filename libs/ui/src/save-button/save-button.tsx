import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { showToast } from '../toast-queue/toast-queue.tsx';

export interface SaveButtonProps {
  readonly label: string;
  readonly save: () => Promise<void>;
  /** What to say of a save that was rejected. */
  readonly phrase: (error: unknown) => string;
}

/** Saves what may take a while to be gathered, and says so when it could not be. */
export const SaveButton = ({ label, save, phrase }: SaveButtonProps) => {
  const [isPending, setPending] = useState(false);
  const handleClick = async (): Promise<void> => {
    setPending(true);
    try {
      await save();
    } catch (error) {
      showToast({ kind: 'fail', text: phrase(error) });
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
