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
    // By default, the plug-in does not send files of folders whose names begin with a dot. The routes need one such
    // folder, `.well-known`. They pass no path with another hidden folder to `sendFile`.
    dotfiles: 'allow',
  });
};
