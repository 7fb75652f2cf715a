import { jackpotRules } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

const randomBetween = (from: number, to: number): number => from + Math.floor(Math.random() * (to - from + 1));

/**
 * Returns an invented jackpot amount, in units of the currency. The specification defines its rules (`jackpotRules`).
 * It starts at a random value and grows every few seconds. It does not change while `isRunning` is false.
 */
export const useIllustrativeJackpot = (isRunning: boolean): number => {
  const { from, to, step, everyMs } = jackpotRules;
  const [figure, setFigure] = useState(() => randomBetween(from, to));
  useEffect(() => {
    if (!isRunning) return;
    const pause = everyMs[randomBetween(0, everyMs.length - 1)];
    const timer = setTimeout(() => setFigure(figure + randomBetween(step.from, step.to)), pause);
    return () => clearTimeout(timer);
  }, [figure, isRunning, step, everyMs]);
  return figure;
};
