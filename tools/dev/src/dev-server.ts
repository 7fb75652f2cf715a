import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { formatProblem, InvalidBrandError } from '@livery/composer/problem';
import { createServer as createVite } from 'vite';
import { devTextHash, renderDevBrand } from './dev-brand.ts';
import { forward } from './forward.ts';

export interface DevOptions {
  readonly root: string;
  readonly port: number;
  readonly gatewayPort: number;
  /**
   * Codes of all brands. The host `localhost` shows the first brand, and `<code>.localhost` shows the brand with this
   * code.
   */
  readonly codes: readonly string[];
}

const gatewayPathPattern = /^\/(?:wps|lgw|media|docs|oauth|dev|healthz|readyz)(?:\/|\?|$)/;
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const explain = (error: unknown): string =>
  error instanceof InvalidBrandError
    ? error.problems.map(formatProblem).join('\n')
    : String(error instanceof Error ? error.stack : error);

/** URL path of a translation file (`getTranslationUrl`). */
const textPattern = new RegExp(`^/assets/([A-Z]{2})-([a-z-]+)-${devTextHash}\\.json$`);

export interface DevServer {
  readonly close: () => Promise<void>;
}

/** Returns undefined if the file does not exist. */
const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Serves the app and the gateway on the same port, with hot reload. The host name selects the brand. */
export const startDevServer = async ({ root, port, gatewayPort, codes }: DevOptions): Promise<DevServer> => {
  const server = createServer();
  const locales = join(root, 'libs/kit/locales');
  const app = join(root, 'apps/mobile');
  const vite = await createVite({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server }, allowedHosts: ['.localhost'] },
  });

  const findBrandCode = (host: string): string => codes.find((code) => host.startsWith(`${code}.`)) ?? codes[0] ?? '';
  const renderBrand = (host: string) =>
    renderDevBrand(join(root, 'merchants', `${findBrandCode(host)}.json`), locales, join(root, 'dist/images'));

  const findFile = async (host: string, path: string): Promise<string | Uint8Array | undefined> => {
    const [, language = '', namespace = ''] = textPattern.exec(path) ?? [];
    if (language) return readText(join(locales, language, `${namespace}.json`));
    if (!path.startsWith('/assets/') && !path.startsWith('/legal/')) return undefined;
    const file = (await renderBrand(host)).files.get(path);
    return file && ('bytes' in file ? file.bytes : readFile(file.source));
  };

  const sendFile = async (host: string, path: string, response: ServerResponse): Promise<boolean> => {
    const bytes = await findFile(host, path);
    if (!bytes) return false;
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(bytes);
    return true;
  };

  const sendPage = async (host: string, url: string, response: ServerResponse): Promise<void> => {
    const { page } = await renderBrand(host);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(await vite.transformIndexHtml(url, page));
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = '', accept = '' } = incoming.headers;
    const { url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (host.startsWith('games.') || gatewayPathPattern.test(url)) return forward(gatewayPort, incoming, response);
    if (await sendFile(host, path, response)) return;
    if (accept.includes('text/html')) return sendPage(host, url, response);
    vite.middlewares(incoming, response, () => response.writeHead(404).end());
  };

  server.on('request', (incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(explain(error));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};
