import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const merchants = fileURLToPath(new URL('../../../../merchants/', import.meta.url));

/**
 * Returns the files of a new brand with this code and name, in the format of Playwright's `setInputFiles`. The
 * content is a copy of the brand lualoc without its domains.
 */
export const readBrandFiles = async (code: string, name: string) => {
  const text = await readFile(`${merchants}lualoc.json`, 'utf8');
  const document = { ...(JSON.parse(text) as object), code, name, domains: [] };
  const paths = await readdir(`${merchants}lualoc`, { recursive: true });
  const images = paths.filter((path) => /\.(?:svg|png|jpg|webp)$/.test(path));
  return [
    { name: `${code}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(document)) },
    ...(await Promise.all(
      images.map(async (path) => ({
        name: path.split('/').at(-1) as string,
        mimeType: 'application/octet-stream',
        buffer: await readFile(`${merchants}lualoc/${path}`),
      })),
    )),
  ];
};
