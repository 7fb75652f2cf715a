import frameStyles from '../../frames/frames.module.css';
import { checkedHeight, type FitCheck } from './use-fit-check.ts';

/**
 * Invisible container of the frame in which a run measures the screens. The run sets its width. It must stay inside the
 * window, because the browser does not render a frame outside of the window.
 */
export const FitFrame = ({ check: { containerRef } }: { readonly check: FitCheck }) => (
  <div ref={containerRef} className={frameStyles.hidden} aria-hidden style={{ blockSize: checkedHeight }} />
);
