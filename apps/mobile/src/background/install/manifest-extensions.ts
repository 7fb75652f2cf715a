/**
 * Members of the bundle's web manifest beyond the standard. They are not in the HTML, because it is parsed before
 * anything is painted.
 */
interface ManifestExtensions {
  /** Splash images of the installed app. */
  readonly startup_images?: readonly { readonly href: string; readonly media: string }[];
  /** Style sheet of the brand's own fonts. */
  readonly faces?: string;
}

/** Fetches the web manifest. Throws if the request fails. */
export const fetchManifestExtensions = async (): Promise<ManifestExtensions> =>
  (await fetch('/manifest.webmanifest')).json() as Promise<ManifestExtensions>;
