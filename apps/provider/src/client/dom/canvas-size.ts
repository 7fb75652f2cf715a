/**
 * Adapts a canvas to a size of `width` by `height` CSS pixels. The bitmap has the size in device pixels, so the image
 * is sharp. The context is scaled, so drawing code uses CSS pixels. Returns the number of device pixels per CSS pixel,
 * at most `maxPixelRatio`.
 */
export const resizeCanvas = (canvas: HTMLCanvasElement, width: number, height: number, maxPixelRatio = 2): number => {
  const scale = Math.min(devicePixelRatio, maxPixelRatio);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0);
  return scale;
};

export interface CanvasSize {
  /** Width in CSS pixels. 0 while the canvas is not visible. */
  readonly width: number;
  readonly height: number;
}

/**
 * Sets the bitmap size of a canvas each time its size on the page changes. The returned function returns the current
 * size in CSS pixels.
 */
export const trackCanvasSize = (canvas: HTMLCanvasElement): (() => CanvasSize) => {
  let size: CanvasSize = { width: 0, height: 0 };
  new ResizeObserver(([entry]) => {
    size = { width: entry?.contentRect.width ?? 0, height: entry?.contentRect.height ?? 0 };
    resizeCanvas(canvas, size.width, size.height);
  }).observe(canvas);
  return () => size;
};
