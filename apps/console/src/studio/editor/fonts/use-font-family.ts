import { useEffect, useState } from 'react';
import { useBrandAsset } from '../images/use-image-url.ts';

/**
 * Loads a font of the draft, so that the editor can show text in this font. `hash` identifies the file. Returns the
 * name of the font family. Returns undefined without a hash, while the font loads, and if it cannot be loaded.
 */
export const useFontFamily = (hash: string | undefined): string | undefined => {
  const asset = useBrandAsset(hash);
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    // The test environment has no `FontFace` API.
    if (!asset || typeof FontFace === 'undefined') return undefined;
    const name = `draft-${asset.hash.slice(0, 12)}`;
    const bytes = Uint8Array.from(atob(asset.content), (character) => character.charCodeAt(0));
    const face = new FontFace(name, bytes, { weight: '1 1000' });
    document.fonts.add(face);
    // The gateway reports why a font cannot be used. The editor therefore ignores the error and shows the font of the
    // device.
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
