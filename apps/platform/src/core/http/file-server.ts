import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Gives replies the function `sendFile`, which sends a file of a folder with its ETag, parts of it on request, and its
 * compressed copy if there is one. `folder` is used by a call that names none. No file has a route of its own: a route
 * decides what it sends.
 */
export const registerFileServer = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The routes allow only one such folder, `.well-known`.
    dotfiles: 'allow',
  });
};
