import type { TableView } from '../../engine/views.ts';
import { pause } from '../session/pause.ts';

/**
 * Drawings of a game, each as an SVG. They show the same subject as the tile (the image of the game in the lobby). Hues
 * are in degrees.
 */
export interface GameArt {
  readonly theme: string;
  readonly scenes: { readonly portrait: string; readonly wide: string };
  readonly emblem: string;
  readonly hues: { readonly scene: number; readonly light: number; readonly emblem: number };
}

/**
 * Drawings of a slot. `h1` to `h4` are the symbols with high prizes. `h1` is also the main drawing of the tile (the
 * image of the game in the lobby). The symbols with low prizes are not loaded, because the page creates them.
 */
export interface SlotArt extends GameArt {
  readonly symbols: Readonly<Record<'h1' | 'h2' | 'h3' | 'h4' | 'wild' | 'scatter', string>>;
}

const maxWaitSeconds = 10;
const maxSpreadMs = 1000;

/**
 * Repeats a request after the delay in the header `retry-after`, plus a random delay of at most a second. Without the
 * random delay, all rejected pages would repeat their requests at the same time.
 */
const retryLater = async (url: string, { headers }: Response): Promise<Response> => {
  await pause(Math.min(maxWaitSeconds, Number(headers.get('retry-after')) || 1) * 1000 + Math.random() * maxSpreadMs);
  return fetch(url);
};

/**
 * Loads the drawings of a game, and sets the attribute `data-subject` of the page to the theme of the drawings. Makes a
 * second attempt if the response is lost, or if the server responds with status 429 (too many requests). Rejects if
 * both attempts fail. The page then shows an error with a button to try again.
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
