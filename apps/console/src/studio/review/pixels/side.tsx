import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './pixels.module.css';
import type { ComparedSize } from './widths.ts';

interface SideProps {
  readonly side: 'before' | 'after';
  /** Ref of the element into which the page of the release is loaded as a frame. */
  readonly pageRef: Ref<HTMLDivElement>;
  readonly size: ComparedSize;
  readonly scale: number;
  /**
   * Percentage of the page's width that is hidden, from the left edge. It is above 0 only in the view `slider`, where
   * the hidden area shows the page of the other release.
   */
  readonly hidden: number;
  /** Marks that are shown over the page. */
  readonly children: ReactNode;
}

/** Shows the screen of one release, with marks over the page. */
export const Side = ({ side, pageRef, size: { width, height }, scale, hidden, children }: SideProps) => {
  const t = useTexts('review');
  return (
    <figure className={styles.side} data-side={side}>
      <figcaption className={styles.caption}>{t(side)}</figcaption>
      <div className={styles.device} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <div
          ref={pageRef}
          className={styles.page}
          style={{
            inlineSize: width,
            blockSize: height,
            scale: String(scale),
            ...(hidden > 0 && { clipPath: `inset(0 0 0 ${hidden}%)` }),
          }}
        />
        {children}
      </div>
    </figure>
  );
};
