import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandHosts } from '../../../core/http/hosts/brand-hosts.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { manifestFolder } from '../../releases/index.ts';
import { type createBundleFinder, type VisitorGroup, visitorGroups } from './brand-bundles.ts';
import { toBundlePath } from './bundle-paths.ts';

const releasePath = '/.well-known/livery-release';

/**
 * Visitor during a trial of a new release. In a trial, a fixed share of the visitors (`candidate`) gets the new
 * release. All other visitors (`stable`) get the live release.
 */
interface Visitor {
  readonly group: VisitorGroup;
  /**
   * Value of the `set-cookie` header that assigns a new visitor to the group. Undefined if the visitor already has a
   * group, or if the request for this file does not start a visit.
   */
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
    /** Returns the group of a visitor in the running trial. Returns undefined if no trial is running. */
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
    // During a trial, different visitors get different files at the same path. A shared cache, such as that of a CDN,
    // must therefore not store the response.
    if (visitor && !path.startsWith('/assets/'))
      void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    if (visitor?.cookie) void reply.header('set-cookie', visitor.cookie);
    // Files of a release are sent without the header `last-modified`. After a rollback, the file of the live release
    // can be older than the copy in a browser cache. The browser would then continue to use its newer copy. The ETag
    // always shows the difference.
    return reply.sendFile(path.slice(1), bundle.folder, { lastModified: bundle.release === undefined });
  };

  /**
   * Returns the release that the visitor gets: the live release, or the new release of a running trial. No permission
   * is needed, because everybody can load the app of the release.
   */
  app.get(releasePath, async (request, reply) => {
    const bundle = await findBundle(request.host, getVisitor(request, '')?.group ?? 'stable');
    if (!bundle?.release) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(bundle.release);
  });

  /**
   * Returns a part of the manifest of the live release, or of the new release of a running trial, by the hash of the
   * part. The manifest lists all files of the release and has two parts: the shared files of the app, and the remaining
   * files. From both parts, anybody can compute the hash that the approvers have signed.
   */
  app.get(
    `${releasePath}/:hash`,
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { hash } = request.params as { readonly hash: string };
      if (!/^[0-9a-f]{64}$/.test(hash)) return reply.callNotFound();
      for (const group of visitorGroups) {
        const bundle = await findBundle(request.host, group);
        const part =
          bundle?.release && (await readFile(join(bundle.folder, manifestFolder, hash)).catch(() => undefined));
        if (!part) continue;
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('application/json; charset=utf-8')
          .send(part);
      }
      return reply.callNotFound();
    },
  );

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (path === '/.well-known/change-password') return reply.redirect('/m/changePsw', 302);
    const file = toBundlePath(path);
    return file === undefined ? reply.callNotFound() : send(request, reply, `/${file}`);
  });
};
