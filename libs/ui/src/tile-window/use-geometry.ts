import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Geometry, geometryOf } from './geometry.ts';

/** What the CSS of tile-grid and game-tile says; a story measures that both agree. */
const minTileWidth = 104;
const gap = 8;
const titlePadding = 4;

/** What was measured last, by ratio: a list that is drawn again has its height at once, and so finds its place on the page. */
const measured = new Map<number, Geometry>();

/** Columns and row height of the grid as it is now. Measured once before the first paint, and again when its width changes. */
export function useGeometry(root: RefObject<HTMLElement | null>, ratio: number): Geometry {
  const [geometry, setGeometry] = useState<Geometry>(
    () => measured.get(ratio) ?? { columns: 3, rowHeight: 190 },
  );
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const next = geometryOf({
        width: element.clientWidth,
        ratio,
        titleHeight: 2 * lineHeightOf(element) + titlePadding,
        minTileWidth,
        gap,
      });
      measured.set(ratio, next);
      setGeometry((was) =>
        was.columns === next.columns && was.rowHeight === next.rowHeight ? was : next,
      );
    };
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => resize.disconnect();
  }, [root, ratio]);
  return geometry;
}

/** The root carries the title block's own font, so its line height is the title's, in every script and text size. */
function lineHeightOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) || 16;
}
