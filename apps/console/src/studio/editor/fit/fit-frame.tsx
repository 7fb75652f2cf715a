import frameStyles from '../../frames/frames.module.css';
import { checkedHeight, type FitCheck } from './use-fit-check.ts';

/**
 * Invisible container of the frame in which a check measures whether the texts fit on each screen. The check sets the
 * width of the container. The container must be inside the window, because the browser does not render a frame outside
 * of the window.
 */
export const FitFrame = ({ check: { containerRef } }: { readonly check: FitCheck }) => (
  <div ref={containerRef} className={frameStyles.hidden} aria-hidden style={{ blockSize: checkedHeight }} />
);
