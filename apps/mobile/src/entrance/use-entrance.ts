import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { wasSwiped } from './swiped.ts';

type Entrance = 'none' | 'fade';

/** How a screen appears: the visit's first at once, each other by a fade, except where a swipe has already moved it in. */
export const useEntrance = (screen: string): Entrance => {
  const direction = useNavigationType();
  const [shown, setShown] = useState<{ screen: string; entrance: Entrance }>({ screen, entrance: 'none' });
  if (shown.screen === screen) return shown.entrance;
  const entrance = direction === 'POP' && wasSwiped() ? 'none' : 'fade';
  setShown({ screen, entrance });
  return entrance;
};
