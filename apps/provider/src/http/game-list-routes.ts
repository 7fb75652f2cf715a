import { createHash } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import {
  gameListPath,
  type ListedGame,
  listVendorGames,
  maxGamesPerPage,
  type VendorGamesPage,
} from '@livery/contract/seamless/game-list';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed, generateGames } from '@livery/demo/catalogue/games';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { FastifyInstance } from 'fastify';
import { type createGatewayVerifier, GatewayKeysError } from './verify-gateway.ts';

interface GameListOptions {
  readonly vendors: readonly string[];
  readonly verify: ReturnType<typeof createGatewayVerifier>;
}

/** Lists the games of one vendor of this provider, in the order of the demo catalogue. */
const listGames = (vendor: string): ListedGame[] =>
  generateGames({ seed: demoSeed, artwork: demoArtwork })
    .filter((game) => game.vendor === vendor)
    .map(({ gameCode, category, names, theme, colour, classify, minBet, lines, isHot, isNew }) => ({
      code: gameCode,
      category,
      names: names as Record<string, string>,
      theme,
      colour,
      ...(classify && { class: classify }),
      minBet: formatAmount(minBet),
      ...(lines !== null && { lines }),
      isHot,
      isNew,
    }));

const createPages = (vendor: string) => {
  const games = listGames(vendor);
  const revision = createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16);
  const name = demoVendors.find(({ code }) => code === vendor)?.name ?? vendor;
  const pages = Math.max(1, Math.ceil(games.length / maxGamesPerPage));
  return (page: number): VendorGamesPage => ({
    revision,
    name,
    pages,
    games: games.slice((page - 1) * maxGamesPerPage, page * maxGamesPerPage),
  });
};

/** Registers the route of the game list, which only the gateway can call. */
export const registerGameListRoutes = (app: FastifyInstance, { vendors, verify }: GameListOptions): void => {
  const pagesByVendor = new Map<string, ReturnType<typeof createPages>>();
  const getPages = (vendor: string) => {
    const pages = pagesByVendor.get(vendor) ?? createPages(vendor);
    pagesByVendor.set(vendor, pages);
    return pages;
  };

  // The signature covers the bytes of the body, so the signature is verified before the body is parsed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => body);

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof GatewayKeysError)) throw error;
    request.log.warn(error);
    return reply.code(503).send({ success: false, errorCode: ErrorCode.SystemBusy });
  });

  app.post(gameListPath, async (request, reply) => {
    const rawBody = String(request.body);
    const isSigned = await verify({ path: request.url.split('?', 1)[0] ?? '', headers: request.headers, rawBody });
    if (!isSigned) return reply.code(403).send({ success: false, errorCode: ErrorCode.SignatureInvalid });
    const parsed = listVendorGames.request.safeParse(JSON.parse(rawBody));
    if (!parsed.success) return reply.code(400).send({ success: false, errorCode: ErrorCode.BadRequest });
    const { vendor, page } = parsed.data;
    if (!vendors.includes(vendor)) return reply.code(404).send({ success: false, errorCode: ErrorCode.NotFound });
    return { success: true, value: getPages(vendor)(page) };
  });
};
