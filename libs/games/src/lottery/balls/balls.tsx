import type { LotteryFamily } from '@livery/contract/lottery/families';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './balls.module.css';
import { carColors } from './car-colours.ts';

interface BallsProps {
  readonly family: LotteryFamily;
  readonly result: readonly string[];
  readonly size?: 'small' | 'medium' | 'large';
  /** Positions in the result that a bet of the member has hit. Their balls are marked. */
  readonly hits?: ReadonlySet<number>;
  /** True to show the balls one after the other, as at the end of a draw. */
  readonly isRevealed?: boolean;
}

/**
 * Returns the part of a result that is shown in a list. For lotteries with many prizes, these are the digits of the
 * first prize. For other lotteries, the complete result is returned.
 */
const getHeadline = (family: LotteryFamily, result: readonly string[]): readonly string[] => {
  if (family === 'VN_NORTH' || family === 'VN_SOUTH' || family === 'FOURD') return [...(result[0] ?? '')];
  return result;
};

const ballKinds: Readonly<Partial<Record<LotteryFamily, string>>> = { PK10: 'car', FAST3: 'die' };

/**
 * Splits a row of more than six balls in the middle. Without this, a line break could leave only one ball on the
 * second line.
 */
const splitRow = <Ball,>(shown: readonly Ball[]): readonly (readonly Ball[])[] =>
  shown.length > 6 ? [shown.slice(0, shown.length / 2), shown.slice(shown.length / 2)] : [shown];

/**
 * Result of a draw. It is shown as balls with digits, as the coloured cars of a race lottery, or as dice. Screen
 * readers read the result as one text.
 */
export function Balls({ family, result, size = 'medium', hits, isRevealed }: BallsProps) {
  const { t } = useTranslation('lottery');
  const shown = getHeadline(family, result).map((value, position) => ({ value, position }));
  return (
    <span
      className={styles.balls}
      data-size={size}
      data-revealed={isRevealed || undefined}
      role="img"
      aria-label={t('draw.result', { result: shown.map(({ value }) => value).join(' ') })}
      dir="ltr"
    >
      {splitRow(shown).map((half, side) => (
        <span key={side === 0 ? 'first' : 'second'} className={styles.half} aria-hidden>
          {half.map(({ value, position }) => (
            <span
              key={position}
              className={styles.ball}
              data-kind={ballKinds[family]}
              data-hit={hits?.has(position) || undefined}
              style={
                {
                  '--position': position,
                  ...(family === 'PK10' && { backgroundColor: carColors[value], color: 'white' }),
                } as CSSProperties
              }
            >
              {family === 'FAST3' ? <Pips count={Number(value)} /> : value}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const pipPositions: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

export function Pips({ count }: { count: number }) {
  return (
    <span className={styles.pips}>
      {(pipPositions[count] ?? []).map((position) => (
        <i key={position} style={{ gridRow: Math.ceil(position / 3), gridColumn: ((position - 1) % 3) + 1 }} />
      ))}
    </span>
  );
}
