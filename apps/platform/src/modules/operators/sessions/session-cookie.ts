/**
 * Name of the cookie with the session of the console. Because of the prefix `__Host-`, browsers accept it only over TLS,
 * without a domain and for all paths, so no other host can set it. Chromium accepts it at http://console.localhost too.
 */
export const sessionCookie = '__Host-livery-console';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** Returns the header that sets the cookie. It lasts until the browser is closed. The session can end earlier. */
export const buildSessionCookie = (token: string): string => `${sessionCookie}=${token}; ${attributes}`;

/** Header that removes the cookie. */
export const expiredSessionCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;
