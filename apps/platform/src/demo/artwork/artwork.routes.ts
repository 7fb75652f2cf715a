import { gameCategories } from '@livery/merchant/categories';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { artworkSeed, createArtworkCache, listThemes } from '@livery/demo/artwork';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { tileWidths } from '../../modules/brands/index.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

type ArtworkImage = Awaited<ReturnType<ReturnType<typeof createArtworkCache>['tile']>>;

/**
 * Value of the Cache-Control header of images. The URL of an image contains the version number of the artwork, so the
 * image at a URL never changes.
 */
const forever = 'public, max-age=31536000, immutable';
const avatarCount = 200;

const allThemes = new Set(gameCategories.flatMap((category) => listThemes(category)));

const nothing = (): never => {
  throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown image' });
};

const send = (image: ArtworkImage, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  void reply.headers({ 'cache-control': forever, etag: image.etag });
  if (request.headers['if-none-match'] === image.etag) return reply.status(304).send();
  return reply.type('image/webp').send(image.body);
};

interface MediaRoutesDeps {
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly isTeam: (id: string) => Promise<boolean>;
  /** Folder in which rendered images are cached. */
  readonly folder: string;
}

/**
 * Registers the routes for the generated images of the demonstration: game tiles, vendors, banners, team crests and
 * avatars. Each image is rendered once and then cached. A request is rejected if the game, vendor, brand, theme, team
 * or avatar does not exist. Otherwise such requests could fill the disk.
 */
export const mediaRoutes = (app: FastifyInstance, { catalogue, merchants, isTeam, folder }: MediaRoutesDeps): void => {
  const artwork = createArtworkCache(folder);

  app.get<{ Params: { nodeId: string; width: string } }>('/media/games/:nodeId/:width.webp', async (request, reply) => {
    const { nodeId, width: requestedWidth } = request.params;
    const game = catalogue.find(nodeId) ?? nothing();
    const width = tileWidths.find((each) => String(each) === requestedWidth) ?? nothing();
    return send(
      await artwork.tile({ id: nodeId, category: game.category, theme: game.theme, seed: artworkSeed }, width),
      request,
      reply,
    );
  });

  app.get<{ Params: { code: string } }>('/media/vendors/:code.webp', async (request, reply) => {
    const { code } = catalogue.findVendor(request.params.code) ?? nothing();
    return send(await artwork.vendor({ code, seed: artworkSeed }), request, reply);
  });

  app.get<{ Params: { merchant: string; theme: string } }>(
    '/media/banners/:merchant/:theme.webp',
    async (request, reply) => {
      const { theme } = request.params;
      const { page, accent } = (merchants.find(request.params.merchant) ?? nothing()).theme;
      if (!allThemes.has(theme)) nothing();
      return send(
        await artwork.banner({ theme, seed: artworkSeed, ...(page && { palette: { bg: page, accent } }) }),
        request,
        reply,
      );
    },
  );

  app.get<{ Params: { team: string } }>('/media/crests/:team.webp', async (request, reply) => {
    const { team } = request.params;
    if (!(await isTeam(team))) nothing();
    return send(await artwork.crest(team, artworkSeed), request, reply);
  });

  app.get<{ Params: { number: string } }>('/media/avatars/:number.webp', async (request, reply) => {
    const { number } = request.params;
    if (!/^\d{1,3}$/.test(number) || Number(number) >= avatarCount) nothing();
    return send(await artwork.avatar(Number(number)), request, reply);
  });
};
