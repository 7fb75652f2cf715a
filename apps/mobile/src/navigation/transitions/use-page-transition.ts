import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

type PageTransition = 'none' | 'fade';

/**
 * Returns the transition of a screen: none for the first of a visit or after a swipe that already moved the page,
 * otherwise a fade.
 */
export const usePageTransition = (screen: string): PageTransition => {
  const direction = useNavigationType();
  const [shown, setShown] = useState<{ screen: string; transition: PageTransition }>({ screen, transition: 'none' });
  if (shown.screen === screen) return shown.transition;
  const transition = direction === 'POP' && document.documentElement.dataset.swipe ? 'none' : 'fade';
  setShown({ screen, transition });
  return transition;
};
