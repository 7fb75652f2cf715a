import { fetchManifestExtensions } from './manifest-extensions.ts';

/** Returns true on an iPhone or iPad. Only Safari on these devices has the property `standalone`. */
const isAppleMobile = (): boolean => 'standalone' in navigator;

/**
 * Adds links to the splash images, one for each screen size. iOS shows a splash image when the visitor opens the site
 * from the home screen. The links are not in the HTML. There, every other browser would have to parse them before the
 * first paint.
 */
export const addIosSplashScreens = async (): Promise<void> => {
  if (!isAppleMobile()) return;
  try {
    const { startup_images: images = [] } = await fetchManifestExtensions();
    for (const { href, media } of images) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'apple-touch-startup-image', href, media });
      document.head.append(link);
    }
  } catch {
    // Ignores the failure. Without the images, iOS shows a plain splash screen.
  }
};
