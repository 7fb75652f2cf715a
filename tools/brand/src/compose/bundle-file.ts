/** A file that a bundle shares with others. */
export interface SharedFile {
  readonly path: string;
  readonly source: string;
}

/** A file of a bundle: bytes of the brand's own, which may still be on their way, or a file that it shares with others. */
export type BundleFile = SharedFile | { readonly path: string; readonly bytes: Buffer | Promise<Buffer> };

export function brandFile(path: string, text: string): BundleFile {
  return { path, bytes: Buffer.from(text) };
}
