import { getGameEngine } from '@livery/demo/engines';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientFiles } from './client-files.ts';
import { getAllowedParent, buildContentSecurityPolicy } from './embedding.ts';
import { toPageLanguage } from './page-language.ts';
import { renderPlayPage } from './play-page.ts';

export interface PageRoutesOptions {
  readonly clientFiles: () => Promise<ClientFiles>;
  readonly getFrameAncestors: () => readonly string[];
  readonly vendors: readonly string[];
  /** Returns `engine` if a game has this id. Otherwise returns the id of the first game. */
  readonly resolveEngine: (engine: string) => string;
}

const getQueryText = (query: unknown, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Returns true if the browser accepts a response that is compressed with brotli. */
export const acceptsBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));

/** Registers the routes of the game pages and of their scripts and styles. */
export const registerPageRoutes = (
  app: FastifyInstance,
  { clientFiles, getFrameAncestors, vendors, resolveEngine: resolveEngineName }: PageRoutesOptions,
): void => {
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', buildContentSecurityPolicy(getFrameAncestors()))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.get('/play', async ({ query }, reply) => {
    const vendor = getQueryText(query, 'vendor') ?? vendors[0] ?? '';
    const language = toPageLanguage(getQueryText(query, 'lang'));
    // Without the parameter `engine`, the category and theme in the URL decide which engine (game program) the page
    // loads. If the game of the session has another engine, the script of the page loads this URL again with `engine`.
    const engine = resolveEngineName(
      getQueryText(query, 'engine') ??
        getGameEngine(getQueryText(query, 'category') ?? '', getQueryText(query, 'theme') ?? ''),
    );
    const { games, getTextFile } = await clientFiles();
    const files = games.get(engine);
    if (!files) return reply.callNotFound();
    reply.type('text/html; charset=utf-8');
    return renderPlayPage({
      files,
      engine,
      language,
      textFile: getTextFile(engine, language.code),
      parent: getAllowedParent(getQueryText(query, 'parent'), getFrameAncestors()),
      vendor,
    });
  });

  // Browsers request this default icon, although the page sets its own icon. Without this route, each request would be
  // an error in the console of the browser.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());

  app.get<{ Params: { name: string } }>('/client/:name', async (request, reply) => {
    const file = (await clientFiles()).files.get(request.params.name);
    if (!file) return reply.callNotFound();
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(file.type);
    if (!acceptsBrotli(request)) return file.plain;
    return reply.header('content-encoding', 'br').send(await file.getBrotli());
  });
};
