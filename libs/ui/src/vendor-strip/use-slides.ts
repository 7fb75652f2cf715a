import { useEffect, useRef, useState } from 'react';
import { pageDirection } from '../internal/page-direction.ts';

/** Swipe distance that turns a slide, in CSS px (specification, shell and home, section 9). */
const swipeThreshold = 60;

/** Turns the slides of a scroller that snaps. `count` is how many entries it holds: its ends are looked at again when it changes. */
export function useSlides(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const [at, setAt] = useState({ isStart: true, isEnd: true });

  const look = () => {
    const row = ref.current;
    if (!row) return;
    // Right to left, scrollLeft runs from 0 down to minus the width.
    const done = Math.abs(row.scrollLeft);
    const isStart = done < 2;
    const isEnd = done > row.scrollWidth - row.clientWidth - 2;
    setAt((was) => (was.isStart === isStart && was.isEnd === isEnd ? was : { isStart, isEnd }));
  };
  useEffect(look, [count]);

  const scrollToSlide = (slide: number) => {
    const row = ref.current;
    const sign = pageDirection() === 'rtl' ? -1 : 1;
    row?.scrollTo({ left: sign * slide * row.clientWidth, behavior: 'smooth' });
  };
  const slideAt = (offset: number) =>
    Math.round(Math.abs(offset) / (ref.current?.clientWidth || 1));

  return {
    ref,
    at,
    turn: (by: 1 | -1) => scrollToSlide(slideAt(ref.current?.scrollLeft ?? 0) + by),
    handlers: {
      onScroll: look,
      onTouchStart: () => {
        from.current = ref.current?.scrollLeft ?? 0;
      },
      onTouchEnd: () => {
        const moved = Math.abs(ref.current?.scrollLeft ?? 0) - Math.abs(from.current);
        if (Math.abs(moved) >= swipeThreshold)
          scrollToSlide(slideAt(from.current) + Math.sign(moved));
      },
    },
  };
}
