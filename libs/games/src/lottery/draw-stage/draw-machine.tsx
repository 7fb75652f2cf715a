import type { LotteryFamily } from '@livery/contract/lottery/families';
import { type CSSProperties, useEffect, useState } from 'react';
import { Pips } from '../balls/balls.tsx';
import { carColors } from '../balls/car-colours.ts';
import styles from './draw-stage.module.css';

const drumBalls = Array.from({ length: 10 }, (_, digit) => digit);
const cars = Array.from({ length: 10 }, (_, index) => String(index + 1));
const dice = ['first', 'second', 'third'] as const;
/** Milliseconds for which a rolling die shows each side. */
const rollEveryMs = 140;

/** Glass drum with ten tumbling balls. It is only an animation and has no effect on the result. */
const Drum = () => (
  <span className={styles.drum}>
    {drumBalls.map((digit) => (
      <i key={digit} style={{ '--ball': digit } as CSSProperties}>
        {digit}
      </i>
    ))}
  </span>
);

const RollingDice = () => {
  const [face, setFace] = useState(1);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setFace((last) => (last % 6) + 1), rollEveryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.dice}>
      {dice.map((die, at) => (
        <span key={die} className={styles.die}>
          <Pips count={((face + at * 2) % 6) + 1} />
        </span>
      ))}
    </span>
  );
};

interface RaceProps {
  /** Cars in the order in which they finish. Undefined while the race runs. */
  readonly order?: readonly string[] | undefined;
}

/** Race of ten cars from the left to the right. Each car reaches the finish line in the order of the result. */
export const Race = ({ order }: RaceProps) => (
  <span className={styles.race} dir="ltr" data-finished={order ? '' : undefined}>
    {cars.map((car, lane) => (
      <span key={car} className={styles.lane}>
        <b
          style={
            {
              backgroundColor: carColors[car],
              color: 'white',
              '--lane': lane,
              '--rank': order ? order.indexOf(car) : 0,
            } as CSSProperties
          }
        >
          {car}
        </b>
      </span>
    ))}
  </span>
);

/** Machine of a running draw, by the kind of lottery: a drum with balls, dice, or a race. */
export const RunningMachine = ({ family }: { readonly family: LotteryFamily }) => {
  if (family === 'PK10') return <Race />;
  return family === 'FAST3' ? <RollingDice /> : <Drum />;
};
