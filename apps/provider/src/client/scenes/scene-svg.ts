import { svg } from '../svg.ts';

/**
 * Size of the scene, which is the background image of a game. A phone shows only the middle part of the scene, so that
 * part must look complete on its own.
 */
export const sceneWidth = 1600;
export const sceneHeight = 1000;

/**
 * Wraps shapes in an SVG document with the size of a scene. The image fills its box without distortion, and the parts
 * outside the box are cut off.
 */
export const sceneSvg = (body: string): string =>
  svg(body, sceneWidth, sceneHeight).replace(/ width="6400" height="4000"/, ` preserveAspectRatio="xMidYMid slice"`);
