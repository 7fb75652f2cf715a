import type { TableView } from '../engine/views.ts';
import { pause } from './pause.ts';

/** Drawings of a game from the composition of its tile. Each drawing is an SVG. Hues in degrees. */
export interface GameArt {
  readonly theme: string;
  readonly scenes: { readonly portrait: string; readonly wide: string };
  readonly emblem: string;
  readonly hues: { readonly scene: number; readonly light: number; readonly emblem: number };
}

/** Drawings of a slot. `symbols` are the emblems that pay, and `h1` is the emblem of the tile. */
export interface SlotArt extends GameArt {
  readonly symbols: Readonly<Record<'h1' | 'h2' | 'h3' | 'h4' | 'wild' | 'scatter', string>>;
}

const maxWaitSeconds = 10;
const maxSpreadMs = 1000;

/**
 * Repeats a request after the time that the server has named, and a random time of at most a second. Otherwise, all
 * pages that a busy server has rejected would repeat their requests at the same time.
 */
const retryLater = async (url: string, { headers }: Response): Promise<Response> => {
  await pause(Math.min(maxWaitSeconds, Number(headers.get('retry-after')) || 1) * 1000 + Math.random() * maxSpreadMs);
  return fetch(url);
};

/**
 * Loads the drawings of a game, and writes the subject of the tile to the page (`data-subject`). If a response is lost,
 * or if the server asks to wait, the function tries again once. It rejects if both attempts fail. The page then shows
 * the start error with a retry.
 */
export const loadGameArt = async <Art extends GameArt>(
  root: HTMLElement,
  { category, theme, id }: TableView['game'],
): Promise<Art> => {
  const url = `/art/${[category, theme, id].map(encodeURIComponent).join('/')}`;
  const first = await fetch(url).catch(() => fetch(url));
  const response = first.status === 429 ? await retryLater(url, first) : first;
  if (!response.ok)
    throw new Error(
      `The drawings of the game could not be loaded from ${url}: the server responded ${response.status}`,
    );
  const art = (await response.json()) as Art;
  root.dataset['subject'] = art.theme;
  return art;
};
