import { svg } from '../svg.ts';

/** Size of a scene behind a game. A phone shows only a middle part, so any middle part must look complete. */
export const sceneWidth = 1600;
export const sceneHeight = 1000;

/** Wraps shapes in an SVG document of the size of a scene. The document fills its box and is cut at the edges. */
export const sceneSvg = (body: string): string =>
  svg(body, sceneWidth, sceneHeight).replace(/ width="6400" height="4000"/, ` preserveAspectRatio="xMidYMid slice"`);
