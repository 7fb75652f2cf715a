import { useEffect, useRef } from 'react';

/**
 * Returns props for an element whose buttons can disappear, such as the item of a list. If the focused button
 * disappears, the element receives the focus. Without this, a person with a keyboard or a screen reader would begin at
 * the top of the document.
 * A dialog that the element renders counts as a part of the element. The component must render again when a button
 * disappears.
 */
export const useFocusFallback = <Item extends HTMLElement>() => {
  const ref = useRef<Item>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    // React sends no blur event for a removed element. `hasFocus` is therefore still true if the removed button had the
    // focus.
    if (hasFocus.current && (activeElement === null || activeElement === body)) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  } as const;
};
