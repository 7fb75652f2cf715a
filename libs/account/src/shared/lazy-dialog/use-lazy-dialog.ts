import { type LazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { showToast } from '@livery/ui/toast-queue';
import { type ComponentType, type ReactNode, createElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Loads the code of a dialog when the dialog opens for the first time. Returns undefined until the code has loaded. If
 * the load fails, shows a toast and calls `onClose`. The page stays as it is, including the input in its forms.
 */
export const useLazyDialogModule = <Module>(
  module: LazyModule<Module>,
  isOpen: boolean,
  onClose: () => void,
): Module | undefined => {
  const { t } = useTranslation('shell');
  const fail = useEffectEvent(() => {
    onClose();
    showToast({ kind: 'fail', text: t('state.failed.title') });
  });
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    module.load().catch(() => isCurrent && fail());
    return () => {
      isCurrent = false;
    };
  }, [isOpen, module]);
  return useLoadedModule(module);
};

interface LazyDialog {
  readonly open: () => void;
  /**
   * Props of the button that opens the dialog. After a tap, `aria-expanded` is true at once, even before the code of
   * the dialog has loaded.
   */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  /** Element to render beside the button. Null before the dialog has been opened for the first time. */
  readonly dialog: ReactNode;
}

/** State of a dialog whose code loads when it opens for the first time. */
export const useLazyDialog = (module: LazyModule<ComponentType<LazyDialogProps>>): LazyDialog => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const loaded = useLazyDialogModule(module, isOpen, () => setOpen(false));
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const trigger = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: open } as const;
  return { open, trigger, dialog: wasOpen && loaded && createElement(loaded, { isOpen, onOpenChange: setOpen }) };
};
