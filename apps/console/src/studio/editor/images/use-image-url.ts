import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useBrandAssetQuery } from '../../drafts/drafts.api.ts';

const mediaTypes = { svg: 'image/svg+xml', png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

/** Returns an address for an image of the brand by its hash, or undefined while it loads and for an unknown one. */
export const useImageUrl = (brand: string, hash: string | undefined): string | undefined => {
  const { currentData } = useBrandAssetQuery(hash === undefined ? skipToken : { brand, hash });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!currentData) return undefined;
    const bytes = Uint8Array.from(atob(currentData.content), (character) => character.charCodeAt(0));
    const created = URL.createObjectURL(new Blob([bytes], { type: mediaTypes[currentData.format] }));
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [currentData]);
  return url;
};
