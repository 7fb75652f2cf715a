import { showToast } from '@livery/ui/toast-queue';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface LazyDialog {
  readonly open: () => void;
  /** For the control that opens it: says that it is open from the tap on, while its code is still on its way. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  /** To be drawn beside what opens it; nothing before the first time. */
  readonly dialog: ReactNode;
}

/** A dialog or sheet whose code comes with the first tap. Where it cannot come the page stays as it is, and says so: a half-filled form is never lost to a missing chunk. */
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
