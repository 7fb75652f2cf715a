import { deviceStorage } from '@livery/kit/storage';
import { ownMembers } from '../install/own-members.ts';

/** The style sheet's faces, brought onto the device without being used. */
const load = async (css: string): Promise<void> => {
  const style = document.createElement('style');
  style.media = 'not all';
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule,
  );
  style.remove();
  await Promise.all(
    rules.map(({ style: face }) =>
      new FontFace(face.getPropertyValue('font-family'), face.getPropertyValue('src')).load(),
    ),
  );
};

/**
 * Fetches the brand's own faces for the next visit. This one goes on with the
 * phone's: a face that came now would move the text under the reader. A member
 * who saves data keeps the phone's for good.
 */
export const keepFaces = async (): Promise<void> => {
  const isFrugal = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (document.getElementById('faces') || isFrugal) return;
  try {
    const { faces } = await ownMembers();
    if (!faces) return;
    await load(faces);
    deviceStorage.set('livery.faces', faces);
  } catch {
    // They are tried again at the next visit.
  }
};
