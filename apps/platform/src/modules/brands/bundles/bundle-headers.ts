import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Of a bundle's `brand.json`: the first rule that fits a path says what goes with it. */
const bundleManifest = z.object({
  headers: z.object({
    rules: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
    contentSecurityPolicy: z.record(z.string(), z.array(z.string())),
  }),
});

export type GetHeaders = (path: string) => Readonly<Record<string, string>>;

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** Strict transport is the proxy's to ask for: on plain http it would lock visitors out of other ports. */
const proxyOnlyHeader = 'strict-transport-security';

/** What goes with the files of a bundle. The games' origin, which the bundle cannot know, is let into its frames. */
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
