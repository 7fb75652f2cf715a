import { type LazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { showToast } from '@livery/ui/toast-queue';
import { type ComponentType, type ReactNode, createElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Returns the code of a dialog or sheet once it is loaded. The first opening loads it. If that fails, shows a toast and
 * closes the dialog, so that the page and a partly filled form stay.
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
  /** Props of the control that opens the dialog. `aria-expanded` is true from the tap on, while the code is loading. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  /** Must be rendered beside the control. Null before the first opening. */
  readonly dialog: ReactNode;
}

/** Dialog or sheet whose code loads when it opens for the first time. */
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
