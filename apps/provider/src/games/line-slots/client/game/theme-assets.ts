import type { LinesTable } from './lines-round.ts';
import { svgObjectUrl } from '../../../../client/svg-object-url.ts';
import { createElement } from '../../../../client/create-element.ts';
import type { View } from '../hud/view.ts';
import type { ReelColours } from '../reels/paint-reels.ts';
import { renderBackdrop } from '../theme/backdrop.ts';
import type { Theme } from '../theme/theme.ts';
import { getTheme } from '../theme/theme.ts';
import type { SlotSymbol } from '../../rules/machine.ts';

export interface ThemeAssets {
  readonly theme: Theme;
  readonly images: Readonly<Record<SlotSymbol, string>>;
  readonly reelColours: ReelColours;
}

/** Applies the look of the game to the page: scene, colours, title, crest. */
export const applyTheme = (root: HTMLElement, view: View, { game }: LinesTable): ThemeAssets => {
  const theme = getTheme(game.id, game.name);
  const images = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, svgObjectUrl(svg)]),
  ) as Record<SlotSymbol, string>;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = svgObjectUrl(renderBackdrop(theme));
  view.crest.src = images.h1;
  view.title.textContent = game.name;
  document.head.append(createElement('link', { rel: 'icon', href: images.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  return {
    theme,
    images,
    reelColours: {
      top: `hsl(${theme.hue} 48% 16%)`,
      middle: `hsl(${theme.hue} 44% 29%)`,
      bottom: `hsl(${theme.hue} 48% 16%)`,
      glowHue: theme.glowHue,
    },
  };
};
