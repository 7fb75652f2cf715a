import fastifyStatic from '@fastify/static';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { createBundleFinder } from './brand-bundles.ts';

/** Files of the bundle that contain metadata for the server. They are not part of the app and are not served. */
const private_: readonly string[] = ['/_headers', '/brand.json'];

/** Returns true for paths of the app: everything under `/m`, and the aliases of the home page and the registration. */
const isPage = (path: string): boolean =>
  path === '/' || path === '/index.html' || path === '/register.html' || path === '/m' || path.startsWith('/m/');

/** Serves the bundle of each brand by the host name of the request. */
export const brandsRoutes = async (
  app: FastifyInstance,
  findBundle: ReturnType<typeof createBundleFinder>,
  bundlesFolder: string,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: bundlesFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  const notComposed = (): GatewayError =>
    new GatewayError(ErrorCode.NotFound, {
      message: 'This brand is not composed yet: run `npm start`, or compose it with `nx run <code>:bundle`',
    });

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const bundle = await findBundle(request.host);
    if (!bundle) throw notComposed();
    void reply.headers(bundle.getHeaders(path)).header('vary', 'accept-encoding');
    return reply.sendFile(path.slice(1), bundle.folder);
  };

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (isPage(path)) return send(request, reply, '/index.html');
    if (private_.includes(path) || !/^\/[\w./-]+$/.test(path) || path.includes('..')) return reply.callNotFound();
    return send(request, reply, path);
  });
};
