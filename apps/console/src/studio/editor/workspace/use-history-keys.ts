import { useEffect, useRef } from 'react';

const textInputs = new Set(['text', 'search', 'url', 'email', 'number', 'date', 'time']);

/** Returns true for a text field, because the browser itself handles undo in text fields. */
const isTextField = (target: EventTarget | undefined): boolean => {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return textInputs.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
};

/**
 * Calls `onStep` with `undo` for Ctrl+Z and with `redo` for Ctrl+Shift+Z (Command instead of Ctrl on a Mac). Ignores
 * these keys in text fields. Does nothing if `onStep` is undefined.
 */
export const useHistoryKeys = (onStep: ((kind: 'undo' | 'redo') => void) | undefined): void => {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isKey || !latest.current || isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      latest.current(event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
};
