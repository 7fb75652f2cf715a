import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { markSwipe } from '../entrance/swiped.ts';
import { useMenuAddress } from '../side-menu/menu-address.ts';
import { draggedPage } from './dragged-page.ts';
import { watchEdges } from './watch-edges.ts';

/** The first entry of this visit has nothing behind it that is ours. */
const canGoBack = (): boolean => Boolean((history.state as { idx?: number } | null)?.idx);

/** A swipe in from the start of the line takes the page along and goes back, one from its end opens the menu where the screen has one. */
export const EdgeGestures = ({ hasMenu }: { hasMenu: boolean }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { open } = useMenuAddress();
  const [page] = useState(draggedPage);
  const latest = useRef({ navigate, open, hasMenu });
  useEffect(() => {
    latest.current = { navigate, open, hasMenu };
  });
  // With what the way back led to, and before it is seen.
  useLayoutEffect(() => page.replace(), [key, page]);
  useEffect(() => {
    const goBack = () => {
      markSwipe();
      if (canGoBack()) void latest.current.navigate(-1);
    };
    return watchEdges({
      onOwnBack: markSwipe,
      canGoBack,
      onDrag: page.follow,
      onCancel: page.giveBack,
      goBack: () => page.leave(goBack),
      openMenu: () => latest.current.hasMenu && latest.current.open(),
    });
  }, [page]);
  return null;
};
