import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordSwipe } from './last-swipe.ts';
import { useSideMenuParam } from '../side-menu/use-side-menu-param.ts';
import { createPageDrag } from './page-drag.ts';
import { listenForEdgeSwipes } from './edge-swipe-listener.ts';

/** The first entry of this visit has nothing behind it that is ours. */
const canGoBack = (): boolean => Boolean((history.state as { idx?: number } | null)?.idx);

/** A swipe in from the start of the line takes the page along and goes back, one from its end opens the menu where the screen has one. */
export const EdgeGestures = ({ hasMenu }: { hasMenu: boolean }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { open } = useSideMenuParam();
  const [page] = useState(createPageDrag);
  const latest = useRef({ navigate, open, hasMenu });
  useEffect(() => {
    latest.current = { navigate, open, hasMenu };
  });
  // With what the way back led to, and before it is seen.
  useLayoutEffect(() => page.reset(), [key, page]);
  useEffect(() => {
    const goBack = () => {
      recordSwipe();
      if (canGoBack()) void latest.current.navigate(-1);
    };
    return listenForEdgeSwipes({
      onNativeBack: recordSwipe,
      canGoBack,
      onDrag: page.move,
      onCancel: page.cancel,
      goBack: () => page.complete(goBack),
      openMenu: () => latest.current.hasMenu && latest.current.open(),
    });
  }, [page]);
  return null;
};
