import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './winner-ticker.module.css';

/**
 * Maximum number of winners in a list that does not move. A longer list moves by one winner every
 * 1500 ms. Both values are from the specification, "shell and home", sections 4 and 9.
 */
const maxStaticWinners = 3;

export interface Winner {
  id: string;
  /**
   * Name of the winner. The server has replaced a part of the name, so that the person cannot be
   * identified.
   */
  name: string;
  game: string;
  /** Formatted amount with its currency. */
  amount: string;
  src?: string;
  /** Main colour of the image. It is shown until the image is loaded. */
  color?: string;
  href?: string;
}

export type WinnerTickerProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** Accessible name of the list. */
  label: string;
  winners: readonly Winner[];
  /** Called with the winner whose row the user presses. */
  onSelect?: (winner: Winner) => void;
};

/**
 * A list of the latest winners. With more than three winners, it shows three rows and moves
 * upwards. It pauses while the user touches, hovers or focuses it.
 */
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
          // The list is rendered twice, so that the movement can repeat without a gap. Screen
          // readers and the keyboard ignore the second copy.
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
                      // Hides a broken image. The main colour is then visible instead.
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
