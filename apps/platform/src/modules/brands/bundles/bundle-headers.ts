import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * Part of a bundle's `brand.json` that the gateway reads. A file gets the headers of the first rule whose `path`
 * matches.
 */
const bundleManifest = z.object({
  headers: z.object({
    rules: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
    contentSecurityPolicy: z.record(z.string(), z.array(z.string())),
  }),
});

export type GetHeaders = (path: string) => Readonly<Record<string, string>>;

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/**
 * The rules of a bundle are for a static host. The gateway sends this header itself if its public origin is https. A
 * browser that received it over plain HTTP would no longer open other ports of this host name.
 */
const staticHostHeader = 'strict-transport-security';

/**
 * Reads the rules for the response headers of a bundle. Adds the origins of the games to `frame-src` in the
 * Content-Security-Policy, because they are only known at run time.
 */
export const readBundleHeaders = async (folder: string, gamesOrigins: readonly string[]): Promise<GetHeaders> => {
  const { rules, contentSecurityPolicy } = bundleManifest.parse(
    JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')),
  ).headers;
  const frames = ['frame-src', ...(contentSecurityPolicy['frame-src'] ?? [])].join(' ');
  const withGames = rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.toLowerCase() !== staticHostHeader)
        .map(([name, value]) => [
          name,
          name.toLowerCase() === 'content-security-policy'
            ? value.replace(frames, [frames, ...gamesOrigins].join(' '))
            : value,
        ]),
    ),
  }));
  return (path) => withGames.find((rule) => fits(rule.path, path))?.headers ?? {};
};
