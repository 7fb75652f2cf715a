import type { Rectangle } from '@livery/contract/operators/preview-messages';

/** Edges of a rectangle in the viewport. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const everywhere: Edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export const intersect = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const isEmpty = ({ left, top, right, bottom }: Edges): boolean => right - left < 1 || bottom - top < 1;

/** Converts edges in the viewport to a rectangle in the page, in whole pixels. */
export const toPageRectangle = ({ left, top, right, bottom }: Edges): Rectangle => {
  const { scrollLeft, scrollTop } = document.scrollingElement ?? document.documentElement;
  return {
    left: Math.round(left + scrollLeft),
    top: Math.round(top + scrollTop),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
};

/** Returns the rectangles of the lines of a text node. */
export const getLines = (node: Node): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
};

/** Returns the edges of the smallest rectangle around all rectangles of a list. The list must not be empty. */
export const join = (rectangles: readonly Edges[]): Edges => ({
  left: Math.min(...rectangles.map(({ left }) => left)),
  top: Math.min(...rectangles.map(({ top }) => top)),
  right: Math.max(...rectangles.map(({ right }) => right)),
  bottom: Math.max(...rectangles.map(({ bottom }) => bottom)),
});

/** Returns true for an element that the browser paints. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
