import { showToast } from '@livery/ui/toast-queue';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface LazyDialog {
  readonly open: () => void;
  /** Props of the control that opens the dialog. `aria-expanded` is true from the tap on, while the code is loading. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  /** Must be rendered beside the control. Null before the first opening. */
  readonly dialog: ReactNode;
}

/**
 * Dialog or sheet whose code is loaded on the first tap. If the chunk does not load, shows a toast and leaves the page
 * unchanged, so that a partly filled form is not lost.
 */
export const useLazyDialog = (load: () => Promise<ComponentType<LazyDialogProps>>): LazyDialog => {
  const { t } = useTranslation('shell');
  const [LoadedDialog, setLoadedDialog] = useState<ComponentType<LazyDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const fail = () => {
    setOpen(false);
    showToast({ kind: 'fail', text: t('state.failed.title') });
  };
  const open = () => {
    setOpen(true);
    void load().then((loaded) => setLoadedDialog(() => loaded), fail);
  };
  const trigger = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: open } as const;
  return { open, trigger, dialog: LoadedDialog && <LoadedDialog isOpen={isOpen} onOpenChange={setOpen} /> };
};
