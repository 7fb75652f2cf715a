import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { listThemes } from '@livery/demo/artwork';
import { drawGameArt, drawSlotArt } from '@livery/demo/artwork/game-art';
import { artworkSeed } from '@livery/demo/artwork/seed';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed, generateGames } from '@livery/demo/catalogue/games';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '@livery/contract/errors';
import { acceptsBrotli } from './page-routes.ts';
import { createRateBudget } from './rate-budget.ts';

interface ArtParams {
  readonly category: string;
  readonly theme: string;
  readonly game: string;
}

/**
 * Maximum number of cached drawings. It is higher than the number of all drawings. A compressed drawing has 5 to 10 kB.
 */
const maxCached = 1000;
/**
 * Default limit for drawings that are not cached: 60 at once, and 5 per second on average. Rendering blocks the process
 * for up to 50 ms for each drawing. Without the limit, many requests would block all games.
 */
const defaultLimit = { max: 60, perSecond: 5 };

export interface ArtRoutesOptions {
  /** Returns the current time in epoch milliseconds. */
  readonly now?: () => number;
  /** Limit for drawings that are not cached: `max` at once after a pause, and `perSecond` on average. */
  readonly limit?: { readonly max: number; readonly perSecond: number };
}

const toKey = ({ category, theme, game }: ArtParams): string => `${category}/${theme}/${game}`;

/**
 * Creates a function that returns the id from which the drawings of a game are generated. The tile (the image of a game
 * in the lobby) has the same id. For a game that is not in the catalogue, the id is the theme. So all such games of a
 * theme share one drawing, and requests with invented game codes do not fill the cache. Returns undefined for an
 * unknown category or theme.
 */
const createTileIdFinder = () => {
  let ids: ReadonlyMap<string, string> | undefined;
  let categories: ReadonlySet<string> | undefined;
  return ({ category, theme, game }: ArtParams): string | undefined => {
    if (!ids || !categories) {
      const games = generateGames({ seed: demoSeed, artwork: demoArtwork });
      ids = new Map(games.map((each) => [toKey({ ...each, game: each.gameCode }), each.nodeId]));
      categories = new Set(games.map((each) => each.category));
    }
    if (!categories.has(category) || !listThemes(category).includes(theme)) return undefined;
    return ids.get(toKey({ category, theme, game })) ?? theme;
  };
};

const render = ({ category, theme }: ArtParams, id: string): Buffer => {
  const spec = { id, category, theme, seed: artworkSeed };
  return brotliCompressSync(JSON.stringify(category === 'RNG' ? drawSlotArt(spec) : drawGameArt(spec)));
};

/**
 * Registers the route of the drawings of a game. They show the same subject as the tile (the image of the game in the
 * lobby). If too many new drawings are requested, the response is 429 with `retry-after`. Cached drawings are always
 * sent (ADR 248).
 */
export const registerArtRoutes = (
  app: FastifyInstance,
  { now = Date.now, limit = defaultLimit }: ArtRoutesOptions = {},
): void => {
  const findTileId = createTileIdFinder();
  const budget = createRateBudget({ ...limit, now });
  const cached = new Map<string, Buffer>();
  app.get<{ Params: ArtParams }>(
    '/art/:category/:theme/:game',
    {
      schema: {
        params: {
          type: 'object',
          properties: Object.fromEntries(
            ['category', 'theme', 'game'].map((name) => [name, { type: 'string', pattern: '^[\\w.-]{1,60}$' }]),
          ),
        },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const id = findTileId(params);
      if (id === undefined) return reply.callNotFound();
      const key = toKey({ ...params, game: id });
      const seconds = cached.has(key) ? 0 : budget.take();
      if (seconds > 0)
        return reply.code(429).header('retry-after', String(seconds)).send({ errorCode: ErrorCode.TooManyRequests });
      const body = cached.get(key) ?? render(params, id);
      if (cached.size >= maxCached) cached.clear();
      cached.set(key, body);
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8');
      if (!acceptsBrotli(request)) return reply.send(brotliDecompressSync(body));
      return reply.header('content-encoding', 'br').send(body);
    },
  );
};
