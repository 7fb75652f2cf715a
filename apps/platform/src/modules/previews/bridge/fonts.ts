/**
 * Shows the web fonts of the brand, as a visitor sees them who comes back: on a first visit the app keeps the fonts of the
 * device. The fonts are shown as soon as they are loaded, so that two loads of a page always look the same.
 */
export const showBrandFonts = async (): Promise<void> => {
  try {
    const { faces } = (await (await fetch('/manifest.webmanifest')).json()) as { readonly faces?: string };
    if (!faces) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces.replaceAll('font-display:optional', 'font-display:swap'));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Without a network, as in a scene, the page keeps the fonts of the device.
  }
};
