import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CloseFromOutsideOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/**
 * Closes an open menu when the visitor presses outside of the menu, or presses Escape inside it. After Escape, the
 * button of the menu gets the focus.
 */
export const useCloseFromOutside = ({ root, isOpen, close }: CloseFromOutsideOptions): void => {
  const handleClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => root.current?.contains(target as Node) === true;
    const closeOnOutsidePress = ({ target }: PointerEvent) => isInside(target) || handleClose();
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !isInside(target)) return;
      handleClose();
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    addEventListener('pointerdown', closeOnOutsidePress);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('pointerdown', closeOnOutsidePress);
      removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, root]);
};
