import { deviceStorage } from '@livery/kit/storage';
import { fetchManifestExtensions } from '../install/manifest-extensions.ts';

/** Downloads the fonts in a style sheet into the browser cache. Does not apply them to the page. */
const loadFonts = async (css: string): Promise<void> => {
  const style = document.createElement('style');
  style.media = 'not all';
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule,
  );
  style.remove();
  await Promise.all(
    rules.map(({ style: fontStyle }) =>
      new FontFace(fontStyle.getPropertyValue('font-family'), fontStyle.getPropertyValue('src')).load(),
    ),
  );
};

/**
 * Stores the style sheet of the brand's fonts on the device and downloads the fonts for the next visit. The current
 * visit still uses the system font, because another font would move the text that the visitor reads. If the browser's
 * data saver is on, nothing is downloaded.
 */
export const cacheBrandFonts = async (): Promise<void> => {
  const isDataSaver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (document.getElementById('faces') || isDataSaver) return;
  try {
    const { faces: fontCss } = await fetchManifestExtensions();
    if (!fontCss) return;
    await loadFonts(fontCss);
    deviceStorage.set('livery.faces', fontCss);
  } catch {
    // Ignores the failure, because the next visit tries again.
  }
};
