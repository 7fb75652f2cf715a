import { useEffect, useRef, useState } from 'react';
import { pageDirection } from '../internal/page-direction.ts';

/**
 * Shortest swipe that moves to the next slide, in CSS px. The value is from the specification,
 * "shell and home", section 9.
 */
const swipeThreshold = 60;

/**
 * Controls a row of slides that uses CSS scroll snap. Returns a ref for the row, event handlers,
 * and `turnPage`, which scrolls to the next or previous slide. `edges` contains whether the row is
 * scrolled to its start or its end. A scroll or a new `count` (number of entries in the row)
 * updates `edges`.
 */
export function useCarouselPages(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const [edges, setEdges] = useState({ isStart: true, isEnd: true });

  const updateEdges = () => {
    const row = ref.current;
    if (!row) return;
    // In a right-to-left page, `scrollLeft` is 0 at the start of the row and negative after it.
    const done = Math.abs(row.scrollLeft);
    const isStart = done < 2;
    const isEnd = done > row.scrollWidth - row.clientWidth - 2;
    setEdges((previous) =>
      previous.isStart === isStart && previous.isEnd === isEnd ? previous : { isStart, isEnd },
    );
  };
  useEffect(updateEdges, [count]);

  const scrollToPage = (page: number) => {
    const row = ref.current;
    const sign = pageDirection() === 'rtl' ? -1 : 1;
    row?.scrollTo({ left: sign * page * row.clientWidth, behavior: 'smooth' });
  };
  const pageAt = (offset: number) => Math.round(Math.abs(offset) / (ref.current?.clientWidth || 1));

  return {
    ref,
    edges,
    turnPage: (by: 1 | -1) => scrollToPage(pageAt(ref.current?.scrollLeft ?? 0) + by),
    handlers: {
      onScroll: updateEdges,
      onTouchStart: () => {
        from.current = ref.current?.scrollLeft ?? 0;
      },
      onTouchEnd: () => {
        const moved = Math.abs(ref.current?.scrollLeft ?? 0) - Math.abs(from.current);
        if (Math.abs(moved) >= swipeThreshold)
          scrollToPage(pageAt(from.current) + Math.sign(moved));
      },
    },
  };
}
