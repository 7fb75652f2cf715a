import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { publicOnlyPlugin } from './public-response-cache.ts';

const day = 24 * 60 * 60;

/**
 * Paths that the gateway serves itself. If the browser opens such a path as a page, the service worker does not respond
 * with the app's `index.html`.
 */
export const serverPaths = [/^\/(?:wps|lgw|docs|media|oauth|dev|healthz|readyz)(?:\/|$)/];

/**
 * Returns true for a file of the bundle. Its name contains a hash of its content, so a cached file is always current.
 */
export const isBundleFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith('/assets/');

export const bundleCache = new CacheFirst({
  cacheName: 'bundle',
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
});

/** Returns true for images of games and banners. They are cached, so that recently shown games have images offline. */
export const isArtwork: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  request.destination === 'image' && sameOrigin && !url.pathname.startsWith('/wps/');

export const artworkCache = new CacheFirst({
  cacheName: 'artwork',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
});

/**
 * Paths whose responses are the same for every visitor: catalogue, announcements, customer service, winners and site
 * settings.
 */
const publicPaths =
  /^\/wps\/(?:relay\/(?:GCSGAME_\w+|MCSFE_getListAnnouncements|MCSFE_getCustomerService|ODSFE2_getWinnerBoard)|system\/\w[\w/]*)$/;

export const isPublicResponse: RouteMatchCallback = ({ request, url }) =>
  request.method === 'GET' && publicPaths.test(url.pathname);

export const publicResponses = new NetworkFirst({
  cacheName: 'public-answers',
  // Seconds to wait for the network. After this time, the service worker responds with the cached response.
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreVary: true },
  plugins: [
    publicOnlyPlugin,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * day, purgeOnQuotaError: true }),
  ],
});
