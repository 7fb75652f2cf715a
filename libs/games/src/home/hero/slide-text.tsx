import type { TextSide } from '@livery/contract/announcements';
import styles from './hero.module.css';

interface SlideTextProps {
  readonly side: TextSide | undefined;
  readonly text: string;
}

/**
 * Text of a slide, on the side of the image that has no details. Renders nothing if `side` is undefined, because the
 * image then already contains text.
 */
export const SlideText = ({ side, text }: SlideTextProps) =>
  side && (
    <span className={styles.text} data-side={side}>
      {text}
    </span>
  );
