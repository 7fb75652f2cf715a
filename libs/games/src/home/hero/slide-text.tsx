import type { TextSide } from '@livery/contract/announcements';
import styles from './hero.module.css';

interface SlideTextProps {
  readonly side: TextSide | undefined;
  readonly text: string;
}

/** Text of a slide, on the calm half of an image without text. Renders nothing for an image that contains its text. */
export const SlideText = ({ side, text }: SlideTextProps) =>
  side && (
    <span className={styles.words} data-side={side}>
      {text}
    </span>
  );
