import { precacheAndRoute, cleanupOutdatedCaches, createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  bundleCache,
  artworkCache,
  isArtwork,
  isBundleFile,
  isPublicResponse,
  publicResponses,
  serverPaths,
} from './service-worker/caching.ts';
import { handleNotificationClick, showPushNotification } from './service-worker/notifications.ts';
import { isPrecacheList, workerScope } from './service-worker/scope.ts';

/**
 * The service worker of every brand. A brand's own `sw.js` sets `__precache` and loads this file. It never activates
 * under an open page by itself: the page sends SKIP_WAITING after the member agrees.
 */
precacheAndRoute(isPrecacheList(workerScope.__precache) ? workerScope.__precache : []);
cleanupOutdatedCaches();

// All addresses of the app return its single page, also offline.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));
registerRoute(isBundleFile, bundleCache);
registerRoute(isArtwork, artworkCache);
registerRoute(isPublicResponse, publicResponses);

workerScope.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') workerScope.skipWaiting();
});

workerScope.addEventListener('push', (event) => event.waitUntil(showPushNotification(workerScope, event)));
workerScope.addEventListener('notificationclick', (event) =>
  event.waitUntil(handleNotificationClick(workerScope, event)),
);
