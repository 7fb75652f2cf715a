import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { phrase, BrandRefused } from '@livery/brand/problem';
import { createServer as createVite } from 'vite';
import { devBrand } from './dev-brand.ts';
import { forward } from './forward.ts';

export interface DevOptions {
  readonly root: string;
  readonly port: number;
  readonly gatewayPort: number;
  /** Codes of the brands; the first answers to plain localhost. */
  readonly codes: readonly string[];
}

const ofGateway = /^\/(?:wps|lgw|media|docs|oauth|healthz|readyz)(?:\/|\?|$)/;
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const explain = (error: unknown): string =>
  error instanceof BrandRefused
    ? error.problems.map(phrase).join('\n')
    : String(error instanceof Error ? error.stack : error);

/** One address for app and gateway, brand by host name, with Vite's hot reload in front of the sources. */
export const startDevServer = async ({ root, port, gatewayPort, codes }: DevOptions): Promise<void> => {
  const server = createServer();
  const locales = join(root, 'libs/kit/locales');
  const app = join(root, 'apps/mobile');
  const vite = await createVite({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server }, allowedHosts: ['.localhost'] },
  });

  const brandOf = (host: string): string => codes.find((code) => host.startsWith(`${code}.`)) ?? codes[0] ?? '';
  const draw = (host: string) =>
    devBrand(join(root, 'merchants', `${brandOf(host)}.json`), locales, join(root, 'dist/pictures'));

  const sendFile = async (host: string, path: string, answer: ServerResponse): Promise<boolean> => {
    if (path.startsWith('/@texts/') && /^\/@texts\/[A-Z]{2}\/[a-z-]+\.json$/.test(path)) {
      createReadStream(join(locales, path.slice('/@texts/'.length))).pipe(
        answer.setHeader('content-type', 'application/json'),
      );
      return true;
    }
    if (!path.startsWith('/assets/')) return false;
    const file = (await draw(host)).files.get(path);
    if (!file) return false;
    answer.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    if ('bytes' in file) answer.end(file.bytes);
    else createReadStream(file.source).pipe(answer);
    return true;
  };

  const sendPage = async (host: string, url: string, answer: ServerResponse): Promise<void> => {
    const { page } = await draw(host);
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(await vite.transformIndexHtml(url, page));
  };

  const handle = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { host = '', accept = '' } = incoming.headers;
    const { url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (host.startsWith('games.') || ofGateway.test(url)) return forward(gatewayPort, incoming, answer);
    if (await sendFile(host, path, answer)) return;
    if (accept.includes('text/html')) return sendPage(host, url, answer);
    vite.middlewares(incoming, answer, () => answer.writeHead(404).end());
  };

  server.on('request', (incoming, answer) => {
    handle(incoming, answer).catch((error: unknown) => {
      if (!answer.headersSent) answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      answer.end(explain(error));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
};
