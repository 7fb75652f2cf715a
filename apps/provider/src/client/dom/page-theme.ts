import { createElement } from './create-element.ts';

export interface PageTheme {
  /** Hue of the background and the panels, in degrees. */
  readonly hue: number;
  /** Hue of the lights and the main button, in degrees. */
  readonly glowHue: number;
  /**
   * Name of the background image for the attribute `data-scenery` of the page. If undefined, the attribute is not set.
   */
  readonly scenery?: string;
  readonly icon: string;
}

export const applyPageTheme = (root: HTMLElement, { hue, glowHue, scenery, icon }: PageTheme): void => {
  root.style.setProperty('--hue', String(hue));
  root.style.setProperty('--glow', String(glowHue));
  if (scenery) root.dataset['scenery'] = scenery;
  document.head.append(createElement('link', { rel: 'icon', href: icon }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${hue} 62% 12%)`);
};
