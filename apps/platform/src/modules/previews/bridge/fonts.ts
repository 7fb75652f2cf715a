/**
 * Loads the web fonts of the brand and shows them at once, so that every load of the page looks the same. Without this
 * function, the app shows system fonts on a visitor's first visit.
 */
export const showBrandFonts = async (): Promise<void> => {
  try {
    const { faces } = (await (await fetch('/manifest.webmanifest')).json()) as { readonly faces?: string };
    if (!faces) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces.replaceAll('font-display:optional', 'font-display:swap'));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The fonts cannot be loaded if the preview simulates an offline device. The page then uses system fonts.
  }
};
