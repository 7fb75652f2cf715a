import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './pixels.module.css';
import type { ComparedSize } from './widths.ts';

interface SideProps {
  readonly side: 'before' | 'after';
  /** Element that contains the frame. */
  readonly pageRef: Ref<HTMLDivElement>;
  readonly size: ComparedSize;
  readonly scale: number;
  /** Percentage of the width that is hidden, counted from the left edge of the page. */
  readonly hidden: number;
  /** Marks that are shown over the page. */
  readonly children: ReactNode;
}

/** The screen of one release. */
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
