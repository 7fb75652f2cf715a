import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandHosts } from '../../../core/http/brand-hosts.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { createBundleFinder } from './brand-bundles.ts';
import { toBundlePath } from './bundle-paths.ts';

/** Serves the built files of the app. The host name of the request decides which brand's bundle is served. */
export const brandsRoutes = (
  app: FastifyInstance,
  {
    findBundle,
    findBrand,
  }: {
    readonly findBundle: ReturnType<typeof createBundleFinder>;
    readonly findBrand: BrandHosts['find'];
  },
): void => {
  const createNotFound = (host: string): GatewayError =>
    new GatewayError(ErrorCode.NotFound, {
      message: findBrand(host)
        ? 'This brand is not composed yet: run `npm start`, or compose it with `nx run <code>:bundle`'
        : 'This is the host of the gateway. A brand is at <code>.<this host>, or at a host that its "domains" name',
    });

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const bundle = await findBundle(request.host);
    if (!bundle) throw createNotFound(request.host);
    void reply.headers(bundle.getHeaders(path)).header('vary', 'accept-encoding');
    // After a rollback, the files of a release can be older than those that a browser has. Then only the ETag is correct.
    return reply.sendFile(path.slice(1), bundle.folder, { lastModified: bundle.release === undefined });
  };

  /** Says which release is live. It is public, as the release itself is. */
  app.get('/.well-known/livery-release', async (request, reply) => {
    const bundle = await findBundle(request.host);
    if (!bundle?.release) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(bundle.release);
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (path === '/.well-known/change-password') return reply.redirect('/m/changePsw', 302);
    const file = toBundlePath(path);
    return file === undefined ? reply.callNotFound() : send(request, reply, `/${file}`);
  });
};
