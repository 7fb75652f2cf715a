/** A file that a bundle shares with others. */
export interface SharedFile {
  readonly path: string;
  readonly source: string;
}

/** A file of a bundle: bytes of the brand itself, which may still be computed, or a shared file. */
export type BundleFile = SharedFile | { readonly path: string; readonly bytes: Buffer | Promise<Buffer> };

export function brandFile(path: string, text: string): BundleFile {
  return { path, bytes: Buffer.from(text) };
}
