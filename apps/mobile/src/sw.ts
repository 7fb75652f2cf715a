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
 * The service worker of every brand. The brand's `sw.js` sets `__precache` and loads this file. A new version does not
 * control an open page until the member accepts the update. The page then sends the message SKIP_WAITING.
 */
precacheAndRoute(isPrecacheList(workerScope.__precache) ? workerScope.__precache : []);
cleanupOutdatedCaches();

// Every address of the app returns the same page, even offline.
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
