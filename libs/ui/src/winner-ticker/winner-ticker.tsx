import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './winner-ticker.module.css';

/** Above it the list moves: 1500 ms an entry (specification, shell and home, sections 4 and 9). */
const maxStaticWinners = 3;

export interface Winner {
  id: string;
  /** Masked by the gateway. */
  name: string;
  game: string;
  /** Formatted. */
  amount: string;
  src?: string;
  /** The art's dominant colour. */
  color?: string;
  href?: string;
}

export type WinnerTickerProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** The accessible name of the list. */
  label: string;
  winners: readonly Winner[];
  /** Opens the winner's game. */
  onSelect?: (winner: Winner) => void;
};

/** Latest winners, three in view. It rests under a finger, a pointer or the focus. */
export function WinnerTicker({
  label,
  winners,
  onSelect,
  className,
  style,
  ...props
}: WinnerTickerProps) {
  const isMoving = winners.length > maxStaticWinners;
  return (
    <div
      className={cx(styles.root, className)}
      data-moving={isMoving}
      style={{ '--pace': `${winners.length * 1.5}s`, ...style } as CSSProperties}
      {...props}
    >
      <div className={styles.track}>
        {(isMoving ? [0, 1] : [0]).map((copy) => (
          // The second copy lets the list come round without a seam. It is for the finger alone.
          <ul key={copy} aria-label={label} aria-hidden={copy > 0 || undefined}>
            {winners.map((winner) => (
              <li key={winner.id}>
                <Pressable
                  href={winner.href}
                  className={styles.winner}
                  tabIndex={copy > 0 ? -1 : undefined}
                  onClick={() => onSelect?.(winner)}
                >
                  <span className={styles.art} style={{ backgroundColor: winner.color }}>
                    {winner.src && (
                      // What is left of a picture that fails is the art's colour.
                      <img
                        key={winner.src}
                        src={winner.src}
                        alt=""
                        loading="lazy"
                        decoding="async"
                        onError={(event) => (event.currentTarget.hidden = true)}
                      />
                    )}
                  </span>
                  <span className={styles.text}>
                    <span>
                      <bdi>{winner.name}</bdi>
                    </span>
                    <span className={styles.game}>
                      <bdi>{winner.game}</bdi>
                    </span>
                  </span>
                  <bdi className={styles.amount}>{winner.amount}</bdi>
                </Pressable>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
