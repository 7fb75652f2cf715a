import type { GameArt } from './game-art.ts';
import { svgObjectUrl } from '../dom/svg-object-url.ts';

/**
 * Shows the background image that fits the orientation of the screen. Changes the image when the player turns the
 * phone.
 */
export const connectBackdrop = (image: HTMLImageElement, scenes: GameArt['scenes']): void => {
  const urls = { portrait: svgObjectUrl(scenes.portrait), wide: svgObjectUrl(scenes.wide) };
  const landscape = matchMedia('(orientation: landscape)');
  const show = (): void => void (image.src = landscape.matches ? urls.wide : urls.portrait);
  landscape.addEventListener('change', show);
  show();
};
