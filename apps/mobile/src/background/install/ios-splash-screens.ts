import { fetchManifestExtensions } from './manifest-extensions.ts';

/** Returns true on an iPhone or iPad. Only Safari there has this property. */
const isAppleMobile = (): boolean => 'standalone' in navigator;

/**
 * Adds the splash images of an iPhone with the site on its home screen, as a link for each screen size. They are added
 * after the first paint, because no other browser uses them and the HTML is parsed before anything is painted.
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
    // Without the images the system shows a plain splash screen.
  }
};
