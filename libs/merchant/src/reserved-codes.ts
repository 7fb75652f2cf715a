/**
 * Codes that no brand can have.
 *
 * - `games` is the host name of the demo game provider (`games.<site>`).
 * - `preview` has the previews of drafts below it (`<key>.preview.<site>`), and `preview` and `staging` have the environments
 *   of brands below them (`<code>.staging.<site>`).
 * - `www`, `api`, `admin` and `mail` are host names that an operator needs beside its brands.
 * - The others are projects of the workspace. A brand file is an Nx project with the name of its code, and Nx stops if two
 *   projects have the same name.
 */
export const reservedCodes = [
  'games',
  'preview',
  'staging',
  'www',
  'api',
  'admin',
  'mail',
  'account',
  'agent',
  'audit-chain',
  'brand',
  'composer',
  'console',
  'contract',
  'demo',
  'dev',
  'drafts',
  'kit',
  'livery',
  'lottery-rules',
  'merchant',
  'mobile',
  'mobile-e2e',
  'platform',
  'provider',
  'services',
  'test-servers',
  'ui',
  'workspace',
] as const;

const reserved: ReadonlySet<string> = new Set(reservedCodes);

/** Returns true for a code that no brand can have. `<folder>-assets` is the Nx project of an image folder. */
export function isReservedCode(code: string): boolean {
  return reserved.has(code) || code.endsWith('-assets');
}
