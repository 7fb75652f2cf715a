import { useEffect, useState } from 'react';
import { useBrandAsset } from '../images/use-image-url.ts';

/**
 * Loads a font of the draft for the editor. Returns the name of the font family, or undefined until the font has
 * loaded.
 */
export const useFontFamily = (hash: string | undefined): string | undefined => {
  const asset = useBrandAsset(hash);
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    // Test environments have no fonts.
    if (!asset || typeof FontFace === 'undefined') return undefined;
    const name = `draft-${asset.hash.slice(0, 12)}`;
    const bytes = Uint8Array.from(atob(asset.content), (character) => character.charCodeAt(0));
    const face = new FontFace(name, bytes, { weight: '1 1000' });
    document.fonts.add(face);
    // If a font cannot be used, the check of the gateway reports why, so the editor only shows the font of the device.
    face.load().then(
      () => setFamily(name),
      () => undefined,
    );
    return () => {
      setFamily(undefined);
      document.fonts.delete(face);
    };
  }, [asset]);
  return family;
};
