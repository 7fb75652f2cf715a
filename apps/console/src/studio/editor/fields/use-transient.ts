import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';

/**
 * Returns a function that shows changes of a field in the preview before they are committed to the draft. Call the
 * function with undefined after the commit, and when the changes are discarded. The changes also disappear when the
 * field does.
 */
export const useTransient = () => {
  const { transient } = useEditor();
  const [field] = useState(() => ({}));
  const show = useCallback(
    (changes: readonly Change[] | undefined) => transient.set(field, changes),
    [transient, field],
  );
  useEffect(() => () => show(undefined), [show]);
  return show;
};
