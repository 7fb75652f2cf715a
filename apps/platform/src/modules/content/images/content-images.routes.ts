import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { getImageId, loadContentImages } from './content-images.ts';

/** Browsers can cache an image forever, because its address contains the hash of its bytes. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Registers the route that returns the images of the operator's content. */
export const contentImageRoutes = (app: FastifyInstance, db: Database): void => {
  app.get<{ Params: { file: string } }>('/media/content/:file', async (request, reply) => {
    const id = getImageId(`/media/content/${request.params.file}`);
    const [image] = id ? await loadContentImages(db, [id]) : [];
    if (!image) throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown image' });
    return reply.header('cache-control', cacheControl).type('image/jpeg').send(image.bytes);
  });
};
