import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { publicOnlyPlugin } from './public-response-cache.ts';

const day = 24 * 60 * 60;

/** Paths that belong to the gateway and are never answered with the app's page. */
export const serverPaths = [/^\/(?:wps|lgw|docs|media|oauth|dev|healthz|readyz)(?:\/|$)/];

/** Files of the bundle: their names change with their content, so what is here is right. */
export const isBundleFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith('/assets/');

export const bundleCache = new CacheFirst({
  cacheName: 'bundle',
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
});

/** Artwork of games and banners, so that the last games seen are there without a network. */
export const isArtwork: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  request.destination === 'image' && sameOrigin && !url.pathname.startsWith('/wps/');

export const artworkCache = new CacheFirst({
  cacheName: 'artwork',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
});

/** Lists that are the same for everyone: catalogue, announcements, customer service, winners, site settings. */
const publicPaths =
  /^\/wps\/(?:relay\/(?:GCSGAME_\w+|MCSFE_getListAnnouncements|MCSFE_getCustomerService|ODSFE2_getWinnerBoard)|system\/\w[\w/]*)$/;

export const isPublicResponse: RouteMatchCallback = ({ request, url }) =>
  request.method === 'GET' && publicPaths.test(url.pathname);

export const publicResponses = new NetworkFirst({
  cacheName: 'public-answers',
  // A stalled answer gives way to the one from before.
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreVary: true },
  plugins: [
    publicOnlyPlugin,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * day, purgeOnQuotaError: true }),
  ],
});
