import { type Check, type Deployment, type Outcome, problem, skipped, toOutcome } from './check.ts';
import type { HttpReply } from './http-client.ts';

/** Minimum number of seconds for which browsers must store a file whose name contains its hash. */
const minAssetSeconds = 30 * 24 * 60 * 60;
/** Maximum number of seconds for which browsers may use an old service worker. */
const maxWorkerSeconds = 60 * 60;
/** Minimum size in bytes of the files for which a compressed form is required (ADR 85). */
const minCompressedBytes = 1024;

const acceptEncoding = { 'accept-encoding': 'br, gzip' };
const isCompressed = ({ headers }: HttpReply): boolean => /^(?:br|gzip)$/.test(headers['content-encoding'] ?? '');
const getMaxAge = ({ headers }: HttpReply): number =>
  Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);

const getPage = ({ pageHost, send }: Deployment): Promise<HttpReply> =>
  send({ path: '/', host: pageHost, headers: { ...acceptEncoding, accept: 'text/html' } });
const isHtml = ({ status, headers }: HttpReply): boolean =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

const describeMissingPage = ({ brand, pageHost }: Deployment, { status }: HttpReply): Outcome =>
  brand === undefined && status === 404
    ? skipped(`${pageHost} shows no brand. Name a brand with --brand <code>.`)
    : problem(
        `https://${pageHost}/ responds ${status} in place of a page. Copy the bundle of the brand to BUNDLES_FOLDER, and ` +
          'add the host to the DNS and to the proxy.',
      );

/**
 * Creates a check that loads the page and passes it to `check`. If the response is not an HTML page, `check` does not
 * run, and the result is a problem or `skipped`.
 */
const checkPageWith =
  (check: (page: HttpReply, deployment: Deployment) => Outcome | Promise<Outcome>) =>
  async (deployment: Deployment): Promise<Outcome> => {
    const page = await getPage(deployment);
    return isHtml(page) ? check(page, deployment) : describeMissingPage(deployment, page);
  };

const listAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path as string)),
];

const checkPage = checkPageWith((page) =>
  toOutcome([
    listAssets(page.text).length === 0 && 'The page names no file in /assets. Compose the brand again.',
    page.text.length > minCompressedBytes &&
      !isCompressed(page) &&
      'The page is not compressed. Let the proxy forward Accept-Encoding, or compress in the proxy.',
    getMaxAge(page) > maxWorkerSeconds && 'Browsers store the page for long. Let the proxy keep Cache-Control.',
  ]),
);

const describeAsset = (path: string, reply: HttpReply): string | undefined => {
  const isText = /javascript|css|json|svg/.test(reply.headers['content-type'] ?? '');
  if (reply.status !== 200) return `${path} responds ${reply.status}. Copy the whole bundle, with links followed.`;
  if (getMaxAge(reply) < minAssetSeconds) return `${path} is not cached for long. Let the proxy keep Cache-Control.`;
  if (isText && reply.text.length > minCompressedBytes && !isCompressed(reply))
    return `${path} is not compressed. Let the proxy forward Accept-Encoding, or compress in the proxy.`;
  return undefined;
};

const checkAssets = checkPageWith(async ({ text }, { pageHost, send }) => {
  const problems = await Promise.all(
    listAssets(text).map(async (path) =>
      describeAsset(path, await send({ path, host: pageHost, headers: acceptEncoding })),
    ),
  );
  return toOutcome(problems);
});

const checkPagePolicy = checkPageWith(({ headers }) => {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /(?:^|;)\s*(?:script-src|default-src) ([^;]*)/.exec(policy)?.[1] ?? '';
  return toOutcome([
    policy === '' &&
      'The page has no Content-Security-Policy. Let the proxy keep it, and send the headers of the bundle.',
    /'unsafe-(?:inline|eval)'/.test(scripts) &&
      'The Content-Security-Policy of the page allows any script. Let the proxy keep it.',
    headers['x-content-type-options'] !== 'nosniff' && 'The page has no X-Content-Type-Options. Let the proxy keep it.',
    !headers['referrer-policy'] && 'The page has no Referrer-Policy. Let the proxy keep it.',
  ]);
});

const checkWorker = checkPageWith(async (_page, { pageHost, send }) => {
  const reply = await send({ path: '/sw.js', host: pageHost });
  return toOutcome([
    reply.status !== 200 && `/sw.js responds ${reply.status}. Copy the whole bundle.`,
    (getMaxAge(reply) > maxWorkerSeconds || !reply.headers['cache-control']) &&
      '/sw.js is cached for long, so that pages stay old after an upgrade. Let the proxy keep Cache-Control.',
  ]);
});

/** Checks of the page of the brand and of its files. */
export const pageChecks: readonly Check[] = [
  { name: 'page of the brand', run: checkPage },
  { name: 'files of the page', run: checkAssets },
  { name: 'security headers of the page', run: checkPagePolicy },
  { name: 'service worker', run: checkWorker },
];
