import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordSwipe } from './record-swipe.ts';
import { useSideMenuParam } from '../side-menu/use-side-menu-param.ts';
import { createPageDrag } from './page-drag.ts';
import { listenForEdgeSwipes } from './edge-swipe-listener.ts';

/**
 * Returns true if the previous history entry is a page of the app. The router stores the index of the current entry as
 * `idx`. The first page of the visit has the index 0.
 */
const canGoBack = (): boolean => Boolean((history.state as { idx?: number } | null)?.idx);

/**
 * Handles swipes from the side edges of the window. A swipe from the start edge (left in a left-to-right language)
 * moves the page with the finger and goes back. A swipe from the other edge opens the side menu, if the screen has one.
 */
export const EdgeGestures = ({ hasMenu }: { hasMenu: boolean }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { open } = useSideMenuParam();
  const [page] = useState(createPageDrag);
  const latest = useRef({ navigate, open, hasMenu });
  useEffect(() => {
    latest.current = { navigate, open, hasMenu };
  });
  // Resets the page's position before the browser paints the next page.
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
