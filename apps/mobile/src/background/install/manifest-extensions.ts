/**
 * Non-standard properties that the build adds to the web manifest. They are in the manifest and not in the HTML,
 * because the browser must parse the head of the HTML before the first paint.
 */
interface ManifestExtensions {
  /** Splash images for iOS. `media` is the media query of the screen size. */
  readonly startup_images?: readonly { readonly href: string; readonly media: string }[];
  /** CSS text of the brand's fonts. */
  readonly faces?: string;
}

/**
 * Fetches the web manifest and returns it as an object with the non-standard properties. Throws if the request fails
 * or the response is not JSON.
 */
export const fetchManifestExtensions = async (): Promise<ManifestExtensions> =>
  (await fetch('/manifest.webmanifest')).json() as Promise<ManifestExtensions>;
