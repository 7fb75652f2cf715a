/**
 * Codes that no brand can use.
 *
 * - `games` is the host name of the demo game provider (`games.<site>`).
 * - `preview` is the parent domain of draft previews (`<key>.preview.<site>`). `preview` and `staging` are also parent
 *   domains of brand environments (`<code>.staging.<site>`).
 * - `www`, `api`, `admin` and `mail` are host names that an operator needs in addition to its brands.
 * - The other codes are names of projects in the workspace. Each brand file is an Nx project with the brand's code as
 *   its name, and Nx fails if two projects have the same name.
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

/**
 * Returns true for a code that no brand can use. This includes each code that ends in `-assets`: the build has an Nx
 * project with such a name for each folder with images or fonts, and the names of Nx projects must differ.
 */
export function isReservedCode(code: string): boolean {
  return reserved.has(code) || code.endsWith('-assets');
}
