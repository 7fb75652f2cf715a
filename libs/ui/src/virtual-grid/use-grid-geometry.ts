import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridGeometry, computeGridGeometry } from './grid-geometry.ts';

/** What the CSS of tile-grid and game-tile says; a story measures that both agree. */
const minTileWidth = 104;
const gap = 8;
const titlePadding = 4;

/** What was measured last, by ratio: a list that is drawn again has its height at once, and so finds its place on the page. */
const measured = new Map<number, GridGeometry>();

/** Columns and row height of the grid as it is now. Measured once before the first paint, and again when its width changes. */
export function useGridGeometry(root: RefObject<HTMLElement | null>, ratio: number): GridGeometry {
  const [geometry, setGeometry] = useState<GridGeometry>(
    () => measured.get(ratio) ?? { columns: 3, rowHeight: 190 },
  );
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const next = computeGridGeometry({
        width: element.clientWidth,
        ratio,
        titleHeight: 2 * getLineHeight(element) + titlePadding,
        minTileWidth,
        gap,
      });
      measured.set(ratio, next);
      setGeometry((previous) =>
        previous.columns === next.columns && previous.rowHeight === next.rowHeight
          ? previous
          : next,
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
function getLineHeight(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) || 16;
}
