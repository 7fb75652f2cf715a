import { deviceStorage } from '@livery/kit/storage';

/**
 * Fetches the brand's own faces for the next visit. This one goes on with the
 * phone's: a face that came now would move the text under the reader. A member
 * who saves data keeps the phone's for good.
 */
export const keepFaces = async (): Promise<void> => {
  const faces = document.getElementById('faces') as HTMLStyleElement | null;
  const isFrugal = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!faces?.sheet || faces.media === 'all' || isFrugal) return;
  const rules = [...faces.sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  try {
    await Promise.all(rules.map(({ style }) => new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src')).load()));
    deviceStorage.set('livery.faces', faces.textContent);
  } catch {
    // They are tried again at the next visit.
  }
};
