/**
 * Code that the first paint of the home page does not need: the routes of other pages, access checks and error
 * messages.
 */
// `createWriteRequest` creates the HTTP requests that change data. This module exports it, so that it is already loaded
// when a member sends a form.
export { createWriteRequest } from '@livery/api/client/write-request';
export { requestStepUp } from '@livery/account/auth/step-up/step-up-request';
export { getAccessDenial } from '@livery/kit/access';
export { LazyFloatingActions } from '@livery/games/floating-actions/lazy-floating-actions';
export { features } from '../features.ts';
export { matchRoute } from '../routing/route-table.ts';
export { ScrollRestoration } from '../routing/scroll-restoration.tsx';
export { AccessDenied } from '../routing/access-denied.tsx';
export { GlobalOverlays } from '../app-shell/global-overlays.tsx';
export { NoticeBars } from '../app-shell/notice-bars.tsx';
export { notifySessionExpired } from '../session/notify-session-expired.ts';
export { UnavailableScreen } from '../maintenance/unavailable-screen.tsx';
export { StatusScreen } from '../status-screens/status-screen.tsx';
