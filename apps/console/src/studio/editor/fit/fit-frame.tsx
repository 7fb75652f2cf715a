import frameStyles from '../../frames/frames.module.css';
import { checkedHeight, type FitCheck } from './use-fit-check.ts';

/** Place of the frame in which a run measures the screens. It must be in the window, whatever part of the editor is open. */
export const FitFrame = ({ check: { containerRef, width } }: { readonly check: FitCheck }) => (
  <div
    ref={containerRef}
    className={frameStyles.hidden}
    aria-hidden
    style={{ inlineSize: width, blockSize: checkedHeight }}
  />
);
