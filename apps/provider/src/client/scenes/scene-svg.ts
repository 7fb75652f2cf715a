import { svg } from '../dom/svg.ts';

/**
 * Size of the scene, which is the background image of a game. A phone shows only the middle part of the scene, so
 * this part must look complete without the other parts.
 */
export const sceneWidth = 1600;
export const sceneHeight = 1000;

/**
 * Creates the SVG document of a scene (background image of a game) from its shapes. The image covers the whole area of
 * its element without distortion. The browser does not show the parts of the image outside this area.
 */
export const sceneSvg = (body: string): string =>
  svg(body, sceneWidth, sceneHeight).replace(/ width="6400" height="4000"/, ` preserveAspectRatio="xMidYMid slice"`);
