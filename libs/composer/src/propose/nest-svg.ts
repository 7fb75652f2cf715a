import type { Box } from './pixels.ts';

/** An SVG, and the part of it that is shown. `part` is in units of the `viewBox` of this SVG. */
export interface Drawing {
  /** Text of a sanitised SVG. */
  readonly text: string;
  readonly part: Box;
}

const round = (value: number): number => Number(value.toFixed(3));

/** Returns the `viewBox` of a sanitised SVG. Without a `viewBox`, returns a box with the size of the SVG. */
export function readViewBox(svg: { readonly text: string; readonly width: number; readonly height: number }): Box {
  const values = /^<svg[^>]*\sviewBox="([^"]*)"/
    .exec(svg.text)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = values ?? [];
  if (x === undefined || y === undefined || !width || !height)
    return { x: 0, y: 0, width: svg.width, height: svg.height };
  return { x, y, width, height };
}

/**
 * Returns an SVG that shows a part of a drawing at the position and size `at` inside another SVG. The part becomes
 * the `viewBox` of the returned SVG, so the rest of the drawing is hidden.
 */
export function nestSvg({ text, part }: Drawing, at: Box): string {
  const viewBox = [part.x, part.y, part.width, part.height].map(round).join(' ');
  const place = `x="${round(at.x)}" y="${round(at.y)}" width="${round(at.width)}" height="${round(at.height)}"`;
  return text.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:x|y|width|height|viewBox|preserveAspectRatio)="[^"]*"/g, '');
    return `<svg${others} ${place} viewBox="${viewBox}">`;
  });
}

/** Creates an SVG with the given content. */
export function createSvg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${content}</svg>\n`;
}
