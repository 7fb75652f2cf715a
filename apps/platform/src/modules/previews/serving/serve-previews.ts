import { basename, dirname, extname } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { ErrorCode } from '@livery/contract/errors';
import type { UnavailableReason } from '@livery/contract/operators/preview-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core/core.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { EnvironmentHost } from '../../../core/http/hosts/origins.ts';
import { pagePath, toBundlePath } from '../../brands/index.ts';
import type { DraftSource } from '../bundles/draft-source.ts';
import type { ComposedPreview, InvalidDraft, PreviewBundles, PreviewFile } from '../bundles/preview-bundles.ts';
import type { LoggedInVisitor, PreviewData } from '../data/preview-data.ts';
import type { FindShown } from '../bundles/environment-bundles.ts';
import type { FindPreview, FoundPreview } from '../keys/open-previews.ts';
import type { Preview } from '../keys/previews.tables.ts';
import { type BridgeScript, loadBridgeScript } from './bridge-script.ts';
import { createEnvironmentCookie, entryPath, readEnvironmentKey } from './environment-cookie.ts';
import { streamDraftEvents } from './draft-events.ts';
import { followContent } from './follow-content.ts';
import { createPreviewHeaders } from './preview-headers.ts';
import { addBridge, type BridgeFacts, createBridgeTag } from './preview-page.ts';
import { chooseStatusLanguage, sendStatusPage } from './status-page.ts';

interface ServeDeps extends Pick<Core, 'app' | 'hosts' | 'getOrigins' | 'warn'> {
  readonly findPreview: FindPreview;
  readonly bundles: PreviewBundles<Preview>;
  readonly drafts: DraftSource;
  readonly findShown: FindShown;
  /** Calls `listener` with the brand when an environment shows a new release. Returns a function that unsubscribes. */
  readonly onRelease: (listener: (brand: string) => void) => () => void;
  /**
   * Calls `listener` with the brand when a new version of a brand file is stored. Returns a function that
   * unsubscribes. Events can be lost.
   */
  readonly onVersion: (listener: (brand: string) => void) => () => void;
  readonly data: PreviewData;
  /** Calls `listener` when a preview has ended. Returns a function that unsubscribes. Events can be lost. */
  readonly onEnd: (listener: (previewId: string) => void) => () => void;
}

/** Request to the host of an open preview. */
interface PreviewRequest {
  readonly preview: Preview;
  readonly key: string;
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const compress = promisify(brotliCompress);

const isCall = (path: string): boolean => /^\/(?:wps|lgw|media|oauth)\//.test(path);

/** Content types of files that are not on the disk: files created by the composer, and all files of releases. */
const typeByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const getType = (path: string): string => typeByExtension[extname(path)] ?? 'application/octet-stream';

/**
 * Content of `robots.txt` at the host of a preview. It replaces the file of the brand, so that search engines index no
 * preview.
 */
const robotsText = 'User-agent: *\nDisallow: /\n';

const acceptsBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(headers['accept-encoding'] ?? '');

/**
 * Returns true for the request of a service worker script. The request is rejected, because previews have no service
 * worker.
 */
const isWorkerRequest = ({ headers }: FastifyRequest): boolean => headers['service-worker'] === 'script';

/**
 * Returns true for the request of a page in a frame, as in the editor. If a draft has problems, the editor shows the
 * last state without problems, with a notice. A page outside of a frame shows an error page instead.
 */
const isInFrame = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const sendNotFound = (): never => {
  throw new GatewayError(ErrorCode.NotFound, { message: 'The preview has no such file' });
};

/** Returns the bytes of a file that is not on the disk. */
const readBytes = async (file: PreviewFile | undefined): Promise<Buffer | undefined> => {
  if (file?.kind === 'bytes') return file.bytes;
  return file?.kind === 'stored' ? file.read() : undefined;
};

/** Creates the functions that send the HTML page of a preview. */
const createPageSender = ({ bundles, data, getOrigins, warn }: ServeDeps) => {
  const createTag = (
    script: BridgeScript,
    facts: Pick<BridgeFacts, 'sequence' | 'gateway' | 'content' | 'earlier' | 'unavailable'>,
  ): string => createBridgeTag({ script: script.path, consoleOrigin: getOrigins().console, ...facts });

  const sendStatus = async (
    { request, reply }: Pick<PreviewRequest, 'request' | 'reply'>,
    reason: UnavailableReason,
    sequence = 0,
  ): Promise<FastifyReply> =>
    sendStatusPage(reply, {
      reason,
      language: chooseStatusLanguage(request.headers['accept-language']),
      consoleOrigin: getOrigins().console,
      bridgeTag: createTag(await loadBridgeScript(), { sequence, gateway: '', unavailable: reason }),
    });

  const sendApp = async (
    { preview, request, reply }: PreviewRequest,
    { sequence, content, bundle }: ComposedPreview,
    isEarlier = false,
  ): Promise<FastifyReply> => {
    const page = await readBytes(bundle.files.get(pagePath));
    if (!page) throw new Error('The bundle of the preview has no page');
    const [script, facts] = await Promise.all([loadBridgeScript(), bundles.findFacts(preview)]);
    const gateway = facts?.gateway ?? '';
    const bytes = addBridge(
      page,
      createTag(script, { sequence, gateway, content, ...(isEarlier && { earlier: true }) }),
    );
    const origins = { consoleOrigin: getOrigins().console, games: data.getGamesOrigins() };
    void reply
      .headers(createPreviewHeaders(bundle.headers, origins, gateway)('/index.html'))
      .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
      .removeHeader('x-frame-options')
      .type(getType(pagePath));
    if (!acceptsBrotli(request)) return reply.send(bytes);
    const compressed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return reply.header('content-encoding', 'br').send(compressed);
  };

  /**
   * Composes the last state of a draft that has no problems. Returns undefined if there is no such state or if
   * composing fails.
   */
  const composeEarlier = ({ composeEarlier: compose }: InvalidDraft): Promise<ComposedPreview | undefined> =>
    compose().catch((error: unknown) => {
      warn('An earlier state of a draft could not be composed for its preview')(error);
      return undefined;
    });

  const sendPage = async (call: PreviewRequest): Promise<FastifyReply> => {
    const composed = await bundles.compose(call.preview).catch((error: unknown) => {
      warn('A draft could not be composed for its preview')(error);
      return 'failed' as const;
    });
    if (composed === 'failed') return sendStatus(call, 'failed');
    if (!composed) return sendStatus(call, 'ended');
    if (!('problems' in composed)) return sendApp(call, composed);
    const earlier = isInFrame(call.request) ? await composeEarlier(composed) : undefined;
    return earlier ? sendApp(call, earlier, true) : sendStatus(call, 'problems', composed.sequence);
  };
  return { sendPage, sendStatus };
};

/** Creates the function that sends any file of the bundle other than the HTML page. */
const createFileSender =
  ({ bundles, data, getOrigins }: ServeDeps) =>
  async ({ preview, request, reply, path }: PreviewRequest, file: string): Promise<FastifyReply> => {
    if (isWorkerRequest(request)) return sendNotFound();
    const found = await bundles.findFile(preview, file);
    if (!found) return sendNotFound();
    const origins = { consoleOrigin: getOrigins().console, games: data.getGamesOrigins() };
    void reply.headers(createPreviewHeaders(found.bundle.headers, origins, '')(path)).header('vary', 'accept-encoding');
    if (file === 'robots.txt') return reply.type(getType(file)).send(robotsText);
    const compressed = acceptsBrotli(request) ? found.bundle.files.get(`${file}.br`) : undefined;
    const isCompressed = compressed?.kind === 'stored';
    const bytes = await readBytes(isCompressed ? compressed : found.file);
    if (bytes) {
      if (!reply.hasHeader('content-type')) void reply.type(getType(file));
      if (isCompressed) void reply.header('content-encoding', 'br');
      return reply.send(bytes);
    }
    const source = found.file.kind === 'file' ? found.file.source : await bundles.renderImage(preview, file);
    if (source === undefined) return sendNotFound();
    return reply.sendFile(basename(source), dirname(source));
  };

/**
 * Creates the function that handles the requests of the bridge script: its event stream, and the log-in of a
 * demonstration account.
 */
const createBridgeHandler =
  (deps: ServeDeps) =>
  async ({ preview, key, path, request, reply }: PreviewRequest): Promise<FastifyReply> => {
    const { findPreview, bundles, data, onEnd } = deps;
    const { id, brand } = preview;
    if (path === '/.preview/events' && request.method === 'GET') {
      reply.hijack();
      streamDraftEvents(reply.raw, {
        check: () => findPreview(key),
        ...followContent(preview, deps),
        onEnd: (listener) =>
          onEnd((previewId) => {
            if (previewId === id) listener();
          }),
      });
      return reply;
    }
    if (path === '/.preview/session' && request.method === 'POST') {
      const facts = await bundles.findFacts(preview);
      if (!facts) return sendNotFound();
      const visitor: LoggedInVisitor = request.url.endsWith('?visitor=agent') ? 'agent' : 'member';
      const { token, userName, customerType } = await data.logIn(visitor, facts);
      // Log-in session in the format of the app. The bridge (the gateway's script in the preview page) stores it in
      // `sessionStorage`. The app reads it when it starts, see `libs/kit`.
      const session = { token, userName, merchantCode: brand, type: customerType, firstTimeLogin: false };
      return reply.header('cache-control', 'no-store').send(session);
    }
    return sendNotFound();
  };

const readPath = ({ url }: FastifyRequest): string => url.split('?', 1)[0] as string;

/**
 * Serves the previews of drafts and releases at `<key>.preview.<host of the site>`. Serves the environments for
 * operators at `<code>.<environment>.<host of the site>`, with the key in a cookie. A request needs no other credential
 * than the key. Operations for operators and development pages are not available at these hosts.
 */
export const servePreviews = (deps: ServeDeps): void => {
  const { app, hosts, getOrigins, findPreview, bundles, data } = deps;
  const { sendPage, sendStatus } = createPageSender(deps);
  const sendFile = createFileSender(deps);
  const handleBridge = createBridgeHandler(deps);

  const handleCall = async ({ preview, request, reply }: PreviewRequest): Promise<FastifyReply | undefined> => {
    const facts = await bundles.findFacts(preview);
    return facts ? data.handleCall(request, reply, facts) : sendNotFound();
  };

  const handleOpen = async (call: PreviewRequest): Promise<FastifyReply | undefined> => {
    const { path, request } = call;
    if (path.startsWith('/.preview/')) return handleBridge(call);
    if (isCall(path)) return handleCall(call);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound();
    const file = toBundlePath(path);
    if (file === undefined) return sendNotFound();
    return file === pagePath ? sendPage(call) : sendFile(call, file);
  };

  /**
   * Handles a request to the host of a preview or of an environment. `found` is the preview that belongs to `key`, with
   * its state.
   */
  const handle = async (
    { request, reply, key }: Pick<PreviewRequest, 'request' | 'reply' | 'key'>,
    found: FoundPreview,
  ): Promise<FastifyReply | undefined> => {
    delete request.raw.headers.cookie;
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const path = readPath(request);
    // The bridge script is also served for an ended preview. The page that reports the end contains the script.
    const script = path.startsWith('/.preview/bridge-') ? await loadBridgeScript() : undefined;
    if (script && script.path === path)
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(getType(path)).send(script.text);
    if (found.state === 'open') return handleOpen({ preview: found.preview, key, path, request, reply });
    if (toBundlePath(path) === pagePath) return sendStatus({ request, reply }, 'ended');
    throw new GatewayError(ErrorCode.NotFound, { message: 'This preview has ended' });
  };

  /**
   * Finds the preview with this key at the host of an environment. If the key belongs to a preview of other content,
   * returns the state `ended`.
   */
  const findAtEnvironment = async (host: EnvironmentHost, key: string): Promise<FoundPreview> => {
    const found = await findPreview(key);
    const { preview } = found.state === 'open' ? found : {};
    const isSame = preview?.brand === host.brand && preview.environment === host.environment;
    return isSame ? found : { state: 'ended' };
  };

  app.addHook('onRequest', async (request, reply) => {
    const key = hosts.findPreviewKey(request.host);
    if (key === undefined) return undefined;
    const found = await findPreview(key);
    // A preview of an environment is served only at the host of the environment, with the key in a cookie. It is
    // never served at a host name that contains the key.
    if (found.state === 'unknown' || (found.state === 'open' && found.preview.environment !== null))
      throw new GatewayError(ErrorCode.HostUnknown, { message: 'There is no preview at this host' });
    return handle({ request, reply, key }, found);
  });

  app.addHook('onRequest', async (request, reply) => {
    const host = hosts.findEnvironment(request.host);
    if (host === undefined) return undefined;
    if (readPath(request) === entryPath && request.method === 'GET') {
      const key = new URLSearchParams(request.url.split('?')[1]).get('key') ?? '';
      const { state } = await findAtEnvironment(host, key);
      void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (state === 'open')
        void reply.header('set-cookie', createEnvironmentCookie(key, getOrigins().site.startsWith('https:')));
      return reply.header('x-robots-tag', 'noindex, nofollow').redirect('/', 303);
    }
    const key = readEnvironmentKey(request) ?? '';
    return handle({ request, reply, key }, await findAtEnvironment(host, key));
  });
};
