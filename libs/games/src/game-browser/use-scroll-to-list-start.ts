import { useEffect, useRef } from 'react';
import { gamesPanelId } from './category-menu/games-panel-id.ts';

/**
 * Scrolls to the start of the game list when `listKey` changes and the start is above the visible area. `listKey`
 * identifies the shown list, e.g. the selected category.
 */
export const useScrollToListStart = (listKey: string): void => {
  const shownList = useRef(listKey);
  useEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    const panel = document.getElementById(gamesPanelId)?.closest('[data-tile]');
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [listKey]);
};
