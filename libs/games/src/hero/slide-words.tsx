import type { CalmSide } from '@livery/contract/content';
import styles from './hero.module.css';

interface SlideWordsProps {
  readonly at: CalmSide | undefined;
  readonly text: string;
}

/** What a slide says, on the calm half of a picture that has no words. Nothing on one that says it itself. */
export const SlideWords = ({ at, text }: SlideWordsProps) =>
  at && (
    <span className={styles.words} data-side={at}>
      {text}
    </span>
  );
