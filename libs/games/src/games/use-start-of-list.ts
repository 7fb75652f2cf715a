import { useEffect, useRef } from 'react';
import { gamesPanel } from '../category-menu/games-panel.ts';

/** Another list is read from its start, also where the last one was scrolled away from. */
export const useStartOfList = (list: string): void => {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const frame = document.getElementById(gamesPanel)?.closest('[data-tile]');
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  }, [list]);
};
