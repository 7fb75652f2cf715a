import { useEffect, useRef } from 'react';

/**
 * Props for an element whose buttons can disappear after an act, such as the item of a list. If the button that has the
 * focus disappears, the element receives the focus. Without this, a person with a keyboard or a screen reader would
 * begin at the top of the document. A dialog that the element renders counts as a part of it. The component that uses
 * this hook must render again when a button disappears.
 */
export const useFocusFallback = <Item extends HTMLElement>() => {
  const ref = useRef<Item>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    // React reports no blur for an element that it removes, so `hasFocus` is still true.
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
