import frameStyles from '../../frames/frames.module.css';
import { checkedHeight, type FitCheck } from './use-fit-check.ts';

/**
 * Container of the frame in which a run measures the screens. The container must stay inside the window in every
 * section of the editor.
 */
export const FitFrame = ({ check: { containerRef, width } }: { readonly check: FitCheck }) => (
  <div
    ref={containerRef}
    className={frameStyles.hidden}
    aria-hidden
    style={{ inlineSize: width, blockSize: checkedHeight }}
  />
);
