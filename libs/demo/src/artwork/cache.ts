import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ArtworkSpec } from './tile.ts';
import { drawAvatar } from './avatar.ts';
import { drawBanner, type BannerSpec } from './banner.ts';
import { drawTeamLogo } from './team-logo.ts';
import { renderTile, toWebp, type TileWidth } from './render.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { drawVendorLogo } from './vendor-logo.ts';

/**
 * Number that is part of the cache key of each image. Increase it when a drawing function changes. Otherwise cached
 * images would still show the old drawing.
 */
const artworkRevision = 3;

export interface ArtworkImage {
  readonly body: Buffer;
  readonly etag: string;
}

const seal = (body: Buffer): Buffer => createHash('sha256').update(body).digest().subarray(0, 16);

/**
 * Returns the image in a cache file, or undefined if the file is corrupt. The first 16 bytes of the file are a checksum
 * of the other bytes.
 */
const open = (stored: Buffer): Buffer | undefined => {
  const body = stored.subarray(16);
  return body.length > 0 && seal(body).equals(stored.subarray(0, 16)) ? body : undefined;
};

/**
 * Creates a cache of rendered WebP images in a folder. Concurrent requests for the same image share one rendering. At
 * most one rendering runs per processor core. A corrupt or unreadable cache file is rendered again. If the folder is
 * not writable, each request renders its image.
 */
export const createArtworkCache = (folder: string) => {
  const underWay = new Map<string, Promise<ArtworkImage>>();
  const enter = createConcurrencyLimit(availableParallelism());

  const produce = async (key: string, render: () => Promise<Buffer>): Promise<ArtworkImage> => {
    const path = join(folder, key.slice(0, 2), `${key}.webp.bin`);
    const etag = `"${key}"`;
    const cachedBody = open(await readFile(path).catch(() => Buffer.alloc(0)));
    if (cachedBody) return { body: cachedBody, etag };
    const body = await enter(render);
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      await writeFile(temporary, Buffer.concat([seal(body), body]));
      await rename(temporary, path);
    } catch {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
    return { body, etag };
  };

  const getImage = (identity: readonly unknown[], render: () => Promise<Buffer>): Promise<ArtworkImage> => {
    const key = createHash('sha256')
      .update(JSON.stringify([artworkRevision, ...identity]))
      .digest('hex')
      .slice(0, 32);
    const running = underWay.get(key);
    if (running) return running;
    const started = produce(key, render).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  return {
    tile: (spec: ArtworkSpec, width: TileWidth) =>
      getImage(['tile', spec.id, spec.category, spec.theme, spec.seed, width], () => renderTile(spec, width)),
    vendor: (vendor: { readonly code: string; readonly seed: number }) =>
      getImage(['vendor', vendor.code, vendor.seed], () => toWebp(drawVendorLogo(vendor), 160, 160, 84)),
    banner: (spec: BannerSpec) =>
      getImage(['banner', spec.theme, spec.seed, spec.palette?.bg, spec.palette?.accent], () =>
        toWebp(drawBanner(spec), 720, 720, 78),
      ),
    crest: (id: string, seed: number) =>
      getImage(['crest', id, seed], () => toWebp(drawTeamLogo(id, seed), 96, 144, 84)),
    avatar: (seed: number) => getImage(['avatar', seed], () => toWebp(drawAvatar(seed), 96, 96, 84)),
  };
};
