import { useEffect, useRef } from 'react';

const textInputs = new Set(['text', 'search', 'url', 'email', 'number', 'date', 'time']);

/** Returns true for an element that has its own undo. */
const isTextField = (target: EventTarget | undefined): boolean => {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return textInputs.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
};

/** Calls `onStep` for Ctrl+Z and Ctrl+Shift+Z, or Command on a Mac, outside of text fields. */
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
