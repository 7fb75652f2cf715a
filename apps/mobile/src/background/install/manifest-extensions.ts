/** What the bundle's web manifest says besides what the standard has: it keeps the page small, which is read before anything is painted. */
interface ManifestExtensions {
  /** Pictures for the start of the installed app. */
  readonly startup_images?: readonly { readonly href: string; readonly media: string }[];
  /** The style sheet of the brand's own faces. */
  readonly faces?: string;
}

/** Throws where the manifest cannot be had. */
export const fetchManifestExtensions = async (): Promise<ManifestExtensions> =>
  (await fetch('/manifest.webmanifest')).json() as Promise<ManifestExtensions>;
