/** A file of a bundle: bytes of the brand's own, or a file that it shares with others. */
export type BundleFile = { readonly path: string } & ({ readonly bytes: Buffer } | { readonly source: string });

export function ownFile(path: string, text: string): BundleFile {
  return { path, bytes: Buffer.from(text) };
}
