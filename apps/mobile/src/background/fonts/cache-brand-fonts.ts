import { deviceStorage } from '@livery/kit/storage';
import { fetchManifestExtensions } from '../install/manifest-extensions.ts';

/** Downloads the fonts of a style sheet without using them. */
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
 * Fetches the brand's own fonts for the next visit. The current visit continues with the system font, because changing
 * fonts would move the text while the visitor reads. With data saver on, the system font is used permanently.
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
    // The next visit tries again.
  }
};
