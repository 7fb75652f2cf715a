import { computeIntegrity } from '../integrity.ts';

/** A file that several bundles share by a hard link. */
export interface SharedFile {
  readonly path: string;
  readonly source: string;
  /** Hash that the content of `source` had when it was last verified. */
  readonly integrity: string;
}

/**
 * A file of a bundle. It is either a shared file, or it contains bytes that only this brand has. The bytes can be a
 * promise.
 */
export type BundleFile = SharedFile | { readonly path: string; readonly bytes: Buffer | Promise<Buffer> };

/** A file of a bundle whose bytes and hash are known. */
export type ComposedFile = SharedFile | { readonly path: string; readonly bytes: Buffer; readonly integrity: string };

/** Waits for the bytes of a file, and computes their hash. */
export async function completeFile(file: BundleFile): Promise<ComposedFile> {
  if ('source' in file) return file;
  const bytes = await file.bytes;
  return { path: file.path, bytes, integrity: computeIntegrity(bytes) };
}

export function brandFile(path: string, text: string): BundleFile {
  return { path, bytes: Buffer.from(text) };
}
