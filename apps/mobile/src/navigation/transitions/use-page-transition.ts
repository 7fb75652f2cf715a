import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

type PageTransition = 'none' | 'fade';

/**
 * Returns the transition of a screen. All screens fade in, with two exceptions: the first screen of a visit, and a
 * screen after a back swipe, because the swipe has already moved the page.
 */
export const usePageTransition = (screen: string): PageTransition => {
  const direction = useNavigationType();
  const [shown, setShown] = useState<{ screen: string; transition: PageTransition }>({ screen, transition: 'none' });
  if (shown.screen === screen) return shown.transition;
  const transition = direction === 'POP' && document.documentElement.dataset.swipe ? 'none' : 'fade';
  setShown({ screen, transition });
  return transition;
};
