import type { PageTarget, PreviewScene } from '@livery/contract/operators/preview-messages';
import { type RefObject, useEffect, useRef } from 'react';
import type { PreviewPlace } from '../model/preview-place.ts';
import { editorScene } from './editor-scene.ts';
import { type SizeId, sizes } from './sizes.ts';

interface TargetOptions {
  /**
   * Screen that the operator has selected in a section of the editor. Undefined before the first selection. A new
   * object with the same values makes the preview show the same screen again.
   */
  readonly place: PreviewPlace | undefined;
  /**
   * Opens a screen in the preview. Undefined until the preview has a URL. If the operator selects a screen earlier, the
   * preview shows this screen when it has a URL.
   */
  readonly show: ((path: string, scene: PreviewScene, target: PageTarget) => void) | undefined;
  readonly onSize: (size: SizeId) => void;
  /**
   * Element of the preview. On a phone, the preview hides the section with the button that the operator has pressed.
   * The preview then receives the focus, because a hidden button cannot have it.
   */
  readonly panel: RefObject<HTMLElement | null>;
}

const isFocusLost = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
};

/**
 * Shows the selected screen in the preview. If the selection has a width, the preview changes to the screen size with
 * this width.
 */
export const useTarget = ({ place, show, onSize, panel }: TargetOptions): void => {
  const actions = useRef({ show, onSize });
  useEffect(() => {
    actions.current = { show, onSize };
  });
  const canShow = show !== undefined;
  useEffect(() => {
    if (!place || !canShow) return;
    const { path, language = null, visitor, width, day = null, mode = null, target } = place;
    const size = sizes.find((each) => each.width === width);
    if (size) actions.current.onSize(size.id);
    actions.current.show?.(path, { ...editorScene, language, visitor, day, mode }, target);
    if (isFocusLost()) panel.current?.focus({ preventScroll: true });
  }, [place, canShow, panel]);
};
