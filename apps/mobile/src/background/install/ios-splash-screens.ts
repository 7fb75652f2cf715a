import { fetchManifestExtensions } from './manifest-extensions.ts';

/** Only Safari on a phone or tablet of Apple's has this member. */
const isAppleMobile = (): boolean => 'standalone' in navigator;

/**
 * An iPhone that keeps the site on its home screen wants a picture for its start, as a link for each kind of screen.
 * They are set here, late: no other visitor has a use for them, and the page is read before anything is painted.
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
    // The system shows a plain start.
  }
};
