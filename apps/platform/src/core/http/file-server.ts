import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the function `sendFile` to replies. It sends a file of a folder with an ETag, supports range requests, and
 * prefers a compressed copy. `folder` is the default folder. No file is served automatically: routes call `sendFile`.
 */
export const registerFileServer = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Allows folders that begin with a dot. `.well-known` is the only such folder in the paths that the routes pass
    // to `sendFile`.
    dotfiles: 'allow',
  });
};
