import { markedFileCount } from './marked-bundle.ts';
import type { OperatorGateway } from './operator-gateway.ts';

/**
 * Requests the page of a marked bundle and all its files like a visitor. Returns the marker of the page. Throws an
 * Error if a file is missing or belongs to another bundle.
 */
export const readMarkedSite = async (
  { get }: Pick<OperatorGateway, 'get'>,
  { brand, cookie }: { readonly brand: string; readonly cookie?: string | undefined },
): Promise<string> => {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const page = await get(brand, '/', headers);
  const marker = /<title>(.+)<\/title>/.exec(page.payload)?.[1];
  const paths = [...page.payload.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
  if (page.statusCode !== 200 || marker === undefined || paths.length !== markedFileCount)
    throw new Error(`The page of ${brand} is not complete: ${page.statusCode} ${page.payload}`);
  for (const path of paths) {
    const { payload, statusCode } = await get(brand, path, headers);
    const parts = /-([^-]+)\.js$/.exec(path)?.[1];
    if (statusCode !== 200 || payload !== `${path.slice(1)} ${parts}`)
      throw new Error(`${path} of ${brand} is not the file of the page ${marker}: ${statusCode} ${payload}`);
  }
  return marker;
};
