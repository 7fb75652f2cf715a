import { useEffect, useState } from 'react';

/** Between two looks at whether the visitor is free. Milliseconds. */
const againMs = 500;

/** Has a dialog, a sheet or a menu open, or one on its way, or writes. */
const isEngaged = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/** Whose turn it is. */
let holder: object | undefined;

/**
 * Whether what comes up by itself may: not over what the visitor has open or
 * is writing, and one after the other. Its turn lasts for as long as it is due.
 */
export const useTurn = (isDue: boolean): boolean => {
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const self = {};
    const take = () => {
      if (holder || isEngaged()) return;
      holder = self;
      setTurn(true);
      clearInterval(timer);
    };
    const timer = setInterval(take, againMs);
    take();
    return () => {
      clearInterval(timer);
      if (holder === self) holder = undefined;
      setTurn(false);
    };
  }, [isDue]);
  return isDue && hasTurn;
};
