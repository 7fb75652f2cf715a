import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandHosts } from '../../../core/http/brand-hosts.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { createBundleFinder, VisitorGroup } from './brand-bundles.ts';
import { toBundlePath } from './bundle-paths.ts';

/** Visitor during a trial, in which some visitors get another release. The group determines the release. */
interface Visitor {
  readonly group: VisitorGroup;
  /** Value of the `set-cookie` header that assigns a new visitor to the group. Undefined for a known visitor. */
  readonly cookie: string | undefined;
}

/** Serves the built files of the app. The host name of the request decides which brand's bundle is served. */
export const brandsRoutes = (
  app: FastifyInstance,
  {
    findBundle,
    findBrand,
    findVisitor,
  }: {
    readonly findBundle: ReturnType<typeof createBundleFinder>;
    readonly findBrand: BrandHosts['find'];
    /** Returns the group of a visitor in the running trial. Returns undefined if the visitor is in no trial. */
    readonly findVisitor: (code: string, request: FastifyRequest, file: string) => Visitor | undefined;
  },
): void => {
  const createNotFound = (host: string): GatewayError =>
    new GatewayError(ErrorCode.NotFound, {
      message: findBrand(host)
        ? 'This brand is not composed yet: run `npm start`, or compose it with `nx run <code>:bundle`'
        : 'This is the host of the gateway. A brand is at <code>.<this host>, or at a host that its "domains" name',
    });

  const getVisitor = (request: FastifyRequest, file: string): Visitor | undefined => {
    const code = findBrand(request.host)?.code;
    return code ? findVisitor(code, request, file) : undefined;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const visitor = getVisitor(request, path.slice(1));
    const bundle = await findBundle(request.host, visitor?.group ?? 'stable');
    if (!bundle) throw createNotFound(request.host);
    void reply.headers(bundle.getHeaders(path)).header('vary', 'accept-encoding');
    // During a trial, visitors get different files under the same path, so shared caches must not store the response.
    if (visitor && !path.startsWith('/assets/'))
      void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    if (visitor?.cookie) void reply.header('set-cookie', visitor.cookie);
    // After a rollback, a file of the live release can be older than the cached file of a browser. Then `last-modified`
    // is misleading, so only the ETag is sent.
    return reply.sendFile(path.slice(1), bundle.folder, { lastModified: bundle.release === undefined });
  };

  /** Returns the live release of the brand. No permission is needed, because the release itself is public. */
  app.get('/.well-known/livery-release', async (request, reply) => {
    const bundle = await findBundle(request.host, getVisitor(request, '')?.group ?? 'stable');
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
