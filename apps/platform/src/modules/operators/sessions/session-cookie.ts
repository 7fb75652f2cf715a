/**
 * Name of the session cookie of the console. Because of the prefix `__Host-`, browsers accept the cookie only over TLS,
 * without a domain and for all paths. No other host can therefore set it. Chromium also accepts it without TLS at
 * http://console.localhost.
 */
export const sessionCookie = '__Host-livery-console';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/**
 * Returns the header that sets the cookie. The cookie lasts until the browser is closed. The session can end earlier.
 */
export const buildSessionCookie = (token: string): string => `${sessionCookie}=${token}; ${attributes}`;

/** Value of the `Set-Cookie` header that deletes the session cookie of the console. */
export const expiredSessionCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;
