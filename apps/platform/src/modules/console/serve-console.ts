import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/**
 * Creates the Content-Security-Policy of the console's page. Scripts, styles and requests are allowed only for its own
 * origin. Frames are allowed only for previews. Passkeys and downloads need no additional rules.
 */
const createContentSecurityPolicy = (previewSource: string): string =>
  [
    "default-src 'none'",
    `frame-src ${previewSource}`,
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
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Returns true for a file whose name contains a hash of its content. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Returns true for a path that the gateway itself handles at the host of the console. */
const isOfGateway = (path: string): boolean =>
  path.startsWith('/ops/') || path === '/docs' || path.startsWith('/docs/') || path.startsWith('/health');

/**
 * Returns true if each part of the path contains only `A-Z`, `a-z`, `0-9`, `_`, `-` and `.`. No part may begin with a
 * dot.
 */
const isPlain = (path: string): boolean => /^(?:\/[\w-][\w.-]*)+$/.test(path);

/** Returns true if the folder has the file. Nothing is cached, so a new build of the console needs no restart. */
const isFile = async (folder: string, path: string): Promise<boolean> =>
  isPlain(path) && ((await stat(join(folder, path)).catch(() => undefined))?.isFile() ?? false);

interface ConsoleFiles {
  /** Folder of the built console. */
  readonly folder: string;
  readonly isConsoleHost: (host: string) => boolean;
  /**
   * Returns the origins of previews (of drafts, releases and environments) as a CSP source expression. The console
   * shows previews in frames.
   */
  readonly getPreviewSource: () => string;
}

/**
 * Serves the files of the built console at its host. The gateway itself handles the operator API, the API documentation
 * and the health checks at this host. Any other path without a file returns the HTML page, because the console has
 * client-side routes.
 */
export const serveConsole = (app: FastifyInstance, { folder, isConsoleHost, getPreviewSource }: ConsoleFiles): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new GatewayError(ErrorCode.NotFound, {
        message: 'The host of the console serves the operations /ops/ only',
      });
    if (isHashed(path)) {
      if (!(await isFile(folder, path))) throw new GatewayError(ErrorCode.NotFound);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .sendFile(path.slice(1), folder);
    }
    if (!(await isFile(folder, '/index.html')))
      throw new GatewayError(ErrorCode.NotFound, {
        message: 'The console is not built: run `npx nx run console:build`, or set CONSOLE_FOLDER',
      });
    const name = (await isFile(folder, path)) ? path.slice(1) : 'index.html';
    return reply
      .headers({
        ...pageHeaders,
        'content-security-policy': createContentSecurityPolicy(getPreviewSource()),
        vary: 'accept-encoding',
      })
      .sendFile(name, folder);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isConsoleHost(request.host)) return undefined;
    const path = request.url.split('?', 1)[0] as string;
    return isOfGateway(path) ? undefined : send(request, reply, path);
  });
};
