import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** The part of a bundle's `brand.json` that the gateway reads. The first rule that matches a path sets its headers. */
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
 * Header that the proxy must set, and not the gateway. A browser that received it would no longer open other ports of
 * this host over plain HTTP.
 */
const proxyOnlyHeader = 'strict-transport-security';

/**
 * Reads the response headers of a bundle's files. Adds the origin of the games to `frame-src`, because the bundle
 * cannot know it.
 */
export const readBundleHeaders = async (folder: string, gamesOrigin: string): Promise<GetHeaders> => {
  const { rules, contentSecurityPolicy } = bundleManifest.parse(
    JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')),
  ).headers;
  const frames = ['frame-src', ...(contentSecurityPolicy['frame-src'] ?? [])].join(' ');
  const withGames = rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.toLowerCase() !== proxyOnlyHeader)
        .map(([name, value]) => [
          name,
          name.toLowerCase() === 'content-security-policy' ? value.replace(frames, `${frames} ${gamesOrigin}`) : value,
        ]),
    ),
  }));
  return (path) => withGames.find((rule) => fits(rule.path, path))?.headers ?? {};
};
