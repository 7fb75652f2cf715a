import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { wasRecentSwipe } from '../gestures/last-swipe.ts';

type PageTransition = 'none' | 'fade';

/** How a screen appears: the visit's first at once, each other by a fade, except where a swipe has already moved it in. */
export const usePageTransition = (screen: string): PageTransition => {
  const direction = useNavigationType();
  const [shown, setShown] = useState<{ screen: string; transition: PageTransition }>({ screen, transition: 'none' });
  if (shown.screen === screen) return shown.transition;
  const transition = direction === 'POP' && wasRecentSwipe() ? 'none' : 'fade';
  setShown({ screen, transition });
  return transition;
};
