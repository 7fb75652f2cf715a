import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './winner-ticker.module.css';

/**
 * Max number of winners without movement. A longer list moves: 1500 ms per entry (specification,
 * shell and home, sections 4 and 9).
 */
const maxStaticWinners = 3;

export interface Winner {
  id: string;
  /** Name of the winner, masked by the gateway. */
  name: string;
  game: string;
  /** Amount as formatted text. */
  amount: string;
  src?: string;
  /** Dominant colour of the art. */
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

/** Latest winners, three in view. It pauses under a finger, a pointer or the focus. */
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
          // The second copy makes the loop seamless. It is not exposed to screen readers or the
          // keyboard.
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
                      // When an image fails, the colour of its art stays.
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
