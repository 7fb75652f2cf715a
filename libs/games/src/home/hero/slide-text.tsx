import type { TextSide } from '@livery/contract/announcements';
import styles from './hero.module.css';

interface SlideTextProps {
  readonly side: TextSide | undefined;
  readonly text: string;
}

/** What a slide says, on the calm half of a picture that has no words. Nothing on one that says it itself. */
export const SlideText = ({ side, text }: SlideTextProps) =>
  side && (
    <span className={styles.words} data-side={side}>
      {text}
    </span>
  );
