import { deviceStorage } from '@livery/kit/storage';
import { fetchManifestExtensions } from '../install/manifest-extensions.ts';

/** The style sheet's faces, brought onto the device without being used. */
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
 * Fetches the brand's own faces for the next visit. This one goes on with the
 * phone's: a face that came now would move the text under the reader. A member
 * who saves data keeps the phone's for good.
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
    // They are tried again at the next visit.
  }
};
