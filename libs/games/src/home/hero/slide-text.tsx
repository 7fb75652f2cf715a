import type { TextSide } from '@livery/contract/announcements';
import styles from './hero.module.css';

interface SlideTextProps {
  readonly side: TextSide | undefined;
  readonly text: string;
}

/** Text of a slide, on the half of the image without details. Renders nothing for an image that contains its text. */
export const SlideText = ({ side, text }: SlideTextProps) =>
  side && (
    <span className={styles.text} data-side={side}>
      {text}
    </span>
  );
