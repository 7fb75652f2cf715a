import { fetchManifestExtensions } from './manifest-extensions.ts';

/** Returns true on an iPhone or iPad. Only Safari on these devices has the property `standalone`. */
const isAppleMobile = (): boolean => 'standalone' in navigator;

/**
 * Adds links to the splash images for iPhones that have the site on their home screen. There is one link for each
 * screen size. The links are not in the HTML, because only Safari uses them. Every other browser would have to parse
 * them before the first paint.
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
