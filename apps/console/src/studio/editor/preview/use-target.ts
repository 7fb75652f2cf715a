import { normalScene, type PreviewScene } from '@livery/contract/operators/preview-messages';
import { useEffect, useRef } from 'react';
import type { FitProblem } from '../fit/fit-problems.ts';
import { type SizeId, sizes } from './sizes.ts';

/** Shows the text of `target` in the preview whenever `target` changes. */
export const useTarget = (
  target: FitProblem | undefined,
  show: (path: string, scene: PreviewScene, key: string) => void,
  onSize: (size: SizeId) => void,
): void => {
  const actions = useRef({ show, onSize });
  useEffect(() => {
    actions.current = { show, onSize };
  });
  useEffect(() => {
    if (!target) return;
    const { path, language, visitor, width, key } = target;
    actions.current.onSize(sizes.find((each) => each.width === width)?.id ?? 'phone');
    actions.current.show(path, { ...normalScene, language, visitor }, key);
  }, [target]);
};
