import { readFile } from 'node:fs/promises';
import type { ResponseValue } from '@livery/contract/operation';
import type { getDraftShareCard } from '@livery/contract/operators/previews';
import { pagePath } from '../../brands/index.ts';
import type { DraftReference } from '../keys/previews.tables.ts';
import type { DraftBundles } from './draft-bundles.ts';
import type { PreviewFile } from './preview-bundles.ts';

type ShareCard = ResponseValue<typeof getDraftShareCard>;

/**
 * Returns the share card of a draft: the title, description and image that other apps show for a link to the app. Reads
 * them from the HTML of the composed page, in the same way as these apps. Returns undefined if there is no such draft.
 */
export type ReadShareCard = (draft: DraftReference) => Promise<ShareCard | undefined>;

const entities: Readonly<Record<string, string>> = {
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&#34;': '"',
  '&#39;': "'",
};

const decode = (text: string): string => text.replace(/&#\d+;/g, (entity) => entities[entity] ?? entity);

/** Returns the content of a meta element that the composer has written. Undefined if the page has no such element. */
const readMeta = (page: string, name: string): string | undefined => {
  const [, content] = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page) ?? [];
  return content === undefined ? undefined : decode(content);
};

const readTitle = (page: string): string => decode(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '');

/** Creates the function that reads the share card (link preview) of a draft. */
export const createShareCardReader = ({ compose, renderImage }: DraftBundles): ReadShareCard => {
  const readBytes = async (draft: DraftReference, path: string, file: PreviewFile | undefined) => {
    if (file?.kind === 'bytes') return file.bytes;
    const source = file?.kind === 'file' ? file.source : await renderImage(draft, path);
    return source === undefined ? undefined : readFile(source);
  };
  return async (draft) => {
    const composed = await compose(draft);
    if (!composed) return undefined;
    const { sequence } = composed;
    if ('problems' in composed) return { sequence, card: null };
    const { files } = composed.bundle;
    const read = async (path: string): Promise<string> =>
      (await readBytes(draft, path, files.get(path)))?.toString('utf8') ?? '';
    const page = await read(pagePath);
    const address = readMeta(page, 'og:url');
    const image = readMeta(page, 'og:image');
    const path = image === undefined ? undefined : new URL(image).pathname.slice(1);
    const bytes = path === undefined ? undefined : await readBytes(draft, path, files.get(path));
    const manifests = [...files.keys()].filter((each) => /^manifests\/[A-Z]+\.webmanifest$/.test(each));
    const others = await Promise.all(
      manifests.map(async (each) => {
        const { description } = JSON.parse(await read(each)) as { readonly description?: string };
        return [each.slice('manifests/'.length, -'.webmanifest'.length), description ?? ''] as const;
      }),
    );
    return {
      sequence,
      card: {
        title: readMeta(page, 'og:title') ?? readTitle(page),
        host: address === undefined ? null : new URL(address).host,
        description: readMeta(page, 'description') ?? '',
        translations: Object.fromEntries(others),
        image: bytes?.toString('base64') ?? null,
      },
    };
  };
};
