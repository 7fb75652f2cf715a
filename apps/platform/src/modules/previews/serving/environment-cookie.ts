import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../../core/operators/read-cookie.ts';

/**
 * Path at the host of an environment (`preview` or `staging`). A request to this path stores the key of the preview
 * in a cookie.
 */
export const entryPath = '/.preview/enter';

const cookieName = 'livery-environment';

/**
 * Returns the cookie with the key of an environment preview. The cookie is deleted when the browser is closed. The key
 * itself is valid for one hour. `isSecure` is true if the site is served over TLS.
 */
export const createEnvironmentCookie = (key: string, isSecure: boolean): string =>
  [`${cookieName}=${key}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');

/**
 * Returns the key of the environment preview from the cookie of a request. Returns undefined if there is no such
 * cookie.
 */
export const readEnvironmentKey = (request: FastifyRequest): string | undefined => readCookie(request, cookieName);
