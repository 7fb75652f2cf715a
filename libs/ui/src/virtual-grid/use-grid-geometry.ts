import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridGeometry, computeGridGeometry } from './grid-geometry.ts';

/** Values of the CSS of tile-grid and game-tile; a story checks that both agree. */
const minTileWidth = 104;
const gap = 8;
const titlePadding = 4;

/**
 * Last measurements, by ratio: a list that renders again has its height at once, and so restores
 * its scroll position.
 */
const measured = new Map<number, GridGeometry>();

/**
 * Current columns and row height of the grid. Measured once before the first paint, and again when
 * its width changes.
 */
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

/**
 * The root has the title block's font, so its line height is the title's, in every script and text
 * size.
 */
function getLineHeight(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) || 16;
}
