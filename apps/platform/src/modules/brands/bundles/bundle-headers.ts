import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * Rules for response headers in the file `brand.json` of a bundle (the built app of a brand). A file gets the headers
 * of the first rule whose `path` matches.
 */
const bundleManifest = z.object({
  headers: z.object({
    rules: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
    contentSecurityPolicy: z.record(z.string(), z.array(z.string())),
  }),
});

export type GetHeaders = (path: string) => Readonly<Record<string, string>>;

type Policy = Readonly<Record<string, readonly string[]>>;

const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/**
 * Header that the gateway removes from the rules of a bundle. The rules contain it for a static host that serves only
 * this bundle. In a browser, the header applies to all ports of the host name, so the gateway sends it only if its own
 * public origin is https.
 */
const staticHostHeader = 'strict-transport-security';

/**
 * Creates the function that returns the response headers of a file. Where the headers of a rule contain the policy
 * `contentSecurityPolicy`, the function returns the policy `replacement` in its place.
 */
export const createHeaderRules = ({
  rules,
  contentSecurityPolicy,
  replacement,
}: {
  readonly rules: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  readonly contentSecurityPolicy: Policy;
  readonly replacement: Policy;
}): GetHeaders => {
  const policy = formatPolicy(contentSecurityPolicy);
  const replaced = rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.toLowerCase() !== staticHostHeader)
        .map(([name, value]) => [
          name,
          name.toLowerCase() === 'content-security-policy' && value === policy ? formatPolicy(replacement) : value,
        ]),
    ),
  }));
  return (path) => replaced.find((rule) => fits(rule.path, path))?.headers ?? {};
};

/**
 * Reads the rules for the response headers of a bundle. Adds the origins of the games to `frame-src` in the
 * Content-Security-Policy, because they are only known at run time.
 */
export const readBundleHeaders = async (folder: string, gamesOrigins: readonly string[]): Promise<GetHeaders> => {
  const { rules, contentSecurityPolicy } = bundleManifest.parse(
    JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')),
  ).headers;
  const frames = [...(contentSecurityPolicy['frame-src'] ?? []), ...gamesOrigins];
  const replacement = { ...contentSecurityPolicy, 'frame-src': frames };
  return createHeaderRules({ rules, contentSecurityPolicy, replacement });
};
