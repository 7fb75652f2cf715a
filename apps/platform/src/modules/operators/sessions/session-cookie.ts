/**
 * Name of the cookie with the session of the console. Browsers accept a cookie with the prefix `__Host-` only over TLS,
 * without a domain and for all paths. So no other host can set the cookie. Chromium also accepts such a cookie at
 * http://console.localhost, without TLS.
 */
export const sessionCookie = '__Host-livery-console';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/**
 * Returns the header that sets the cookie. The cookie lasts until the browser is closed. The session can end earlier.
 */
export const buildSessionCookie = (token: string): string => `${sessionCookie}=${token}; ${attributes}`;

/** Value of the `Set-Cookie` header that deletes the session cookie of the console. */
export const expiredSessionCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;
