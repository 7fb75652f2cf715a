import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridGeometry, computeGridGeometry } from './grid-geometry.ts';

/**
 * Sizes of a tile in CSS px. They must equal the values in the CSS of tile-grid and game-tile.
 * A story checks that they are equal.
 */
const minTileWidth = 104;
const gap = 8;
const titlePadding = 4;

/**
 * Last calculated size of the grid for each ratio (width divided by height of the images). When the
 * user returns to a page, the first render of the list already has the right height. Therefore, the
 * browser can restore the scroll position.
 */
const measured = new Map<number, GridGeometry>();

/**
 * Returns the number of columns and the row height of a grid. The hook measures them before the
 * first paint and when the width changes.
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
        fixedColumns: Number(getComputedStyle(element).getPropertyValue('--tile-columns')),
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
 * Returns the line height of a tile's text. The grid's root element has the same font as this text.
 */
function getLineHeight(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) || 16;
}
