import { useEffect, useRef } from 'react';
import { gamesPanelId } from './category-menu/games-panel-id.ts';

/** Another list is read from its start, also where the last one was scrolled away from. */
export const useScrollToListStart = (listKey: string): void => {
  const shownList = useRef(listKey);
  useEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    const panel = document.getElementById(gamesPanelId)?.closest('[data-tile]');
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [listKey]);
};
