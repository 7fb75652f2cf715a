import type { PageTarget, PreviewScene } from '@livery/contract/operators/preview-messages';
import { type RefObject, useEffect, useRef } from 'react';
import type { PreviewPlace } from '../model/preview-place.ts';
import { editorScene } from './editor-scene.ts';
import { type SizeId, sizes } from './sizes.ts';

interface TargetOptions {
  /**
   * Place that the operator has selected to see. Undefined until a place is selected. A new object with the same values
   * shows the same place again.
   */
  readonly place: PreviewPlace | undefined;
  /** Opens a screen. Undefined until the preview has an address. A place that is selected earlier is shown then. */
  readonly show: ((path: string, scene: PreviewScene, target: PageTarget) => void) | undefined;
  readonly onSize: (size: SizeId) => void;
  /** The preview. It gets the focus if the pressed button is no longer visible, as on a phone. */
  readonly panel: RefObject<HTMLElement | null>;
}

const isFocusLost = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
};

/** Shows a selected place in the preview, with the screen size of the place if it has one. */
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
