/** Files of a bundle (the built app of a brand) that only the server reads. They are not sent to browsers. */
const serverFiles: readonly string[] = ['/_headers', '/_nginx.conf', '/_redirects', '/brand.json'];

/**
 * Returns true for the path of a page of the app. The pages are all paths under `/m`, and the old URLs of the home page
 * and of the registration.
 */
const isPage = (path: string): boolean =>
  path === '/' || path === '/index.html' || path === '/register.html' || path === '/m' || path.startsWith('/m/');

/**
 * Returns true for a path without unusual characters and without hidden names (names that begin with a dot), except
 * the folder `.well-known`.
 */
const isPublicFile = (path: string): boolean =>
  /^\/[\w./-]+$/.test(path) && !path.replace(/^\/\.well-known\//, '/').includes('/.') && !path.includes('..');

/** Path of the HTML page in a bundle. All pages of the app load this file. */
export const pagePath = 'index.html';

/**
 * Converts a request path to the path of a file in the bundle. Returns undefined for a path that browsers may not load.
 * Does not check that the file exists.
 */
export const toBundlePath = (path: string): string | undefined => {
  if (isPage(path)) return pagePath;
  if (path === '/licenses') return 'licenses.txt';
  return serverFiles.includes(path) || !isPublicFile(path) ? undefined : path.slice(1);
};
