import type { LinesTable } from './lines-round.ts';
import { imageAddress } from '../../../../client-kit/image-address.ts';
import { element } from '../../../../client-kit/element.ts';
import type { View } from '../hud/view.ts';
import type { ReelColours } from '../reels/paint-reels.ts';
import { backdrop } from '../theme/backdrop.ts';
import type { Theme } from '../theme/theme.ts';
import { themeOf } from '../theme/theme.ts';
import type { SlotSymbol } from '../../rules/machine.ts';

export interface Dress {
  readonly theme: Theme;
  readonly pictures: Readonly<Record<SlotSymbol, string>>;
  readonly reelColours: ReelColours;
}

/** Puts the game's own look on the page: scene, colours, title, crest. */
export const dress = (root: HTMLElement, view: View, { game }: LinesTable): Dress => {
  const theme = themeOf(game.id, game.name);
  const pictures = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, imageAddress(svg)]),
  ) as Record<SlotSymbol, string>;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = imageAddress(backdrop(theme));
  view.crest.src = pictures.h1;
  view.title.textContent = game.name;
  document.head.append(element('link', { rel: 'icon', href: pictures.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  return {
    theme,
    pictures,
    reelColours: {
      top: `hsl(${theme.hue} 48% 16%)`,
      middle: `hsl(${theme.hue} 44% 29%)`,
      bottom: `hsl(${theme.hue} 48% 16%)`,
      glowHue: theme.glowHue,
    },
  };
};
