import { readdir } from 'node:fs/promises';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/**
 * Policy of the console's page. Its scripts, styles and calls come from its own origin only. Passkeys and downloads need
 * no further permission.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The names of these files contain a hash of their content. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Paths that the gateway itself answers at the host of the console. */
const isOfGateway = (path: string): boolean =>
  path.startsWith('/ops/') || path === '/docs' || path.startsWith('/docs/') || path.startsWith('/health');

const listFiles = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`),
  );
};

interface ConsoleFiles {
  /** Folder of the built console. */
  readonly folder: string;
  readonly isConsoleHost: (host: string) => boolean;
}

/**
 * Serves the built console at its host, and nothing else there but the operations of the operators. Every path without a
 * file shows the page, because the console has its own routes.
 */
export const serveConsole = async (app: FastifyInstance, { folder, isConsoleHost }: ConsoleFiles): Promise<void> => {
  const files = await listFiles(folder);

  const send = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new GatewayError(ErrorCode.NotFound, {
        message: 'The host of the console serves the operations /ops/ only',
      });
    if (isHashed(path)) {
      if (!files.has(path)) throw new GatewayError(ErrorCode.NotFound);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .sendFile(path.slice(1), folder);
    }
    if (!files.has('/index.html'))
      throw new GatewayError(ErrorCode.NotFound, {
        message: 'The console is not built: run `npx nx run console:build`, or set CONSOLE_FOLDER',
      });
    const name = path !== '/' && files.has(path) ? path.slice(1) : 'index.html';
    return reply.headers({ ...pageHeaders, vary: 'accept-encoding' }).sendFile(name, folder);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isConsoleHost(request.host)) return undefined;
    const path = request.url.split('?', 1)[0] as string;
    return isOfGateway(path) ? undefined : send(request, reply, path);
  });
};
