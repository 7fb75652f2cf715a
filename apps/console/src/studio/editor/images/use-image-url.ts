import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useBrandAssetQuery, useInheritedAssetQuery } from '../../drafts/drafts.api.ts';
import { useEditor } from '../model/editor-context.ts';
import { isInheritedAsset } from './is-inherited-asset.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/**
 * Loads an image or a font of the draft by its hash. A file that the draft inherits is loaded from the base (the brand
 * or file from which the draft inherits).
 */
export const useBrandAsset = (hash: string | undefined) => {
  const { brand, draftId, base } = useEditor();
  const isInherited = isInheritedAsset(base, hash);
  const own = useBrandAssetQuery(hash === undefined || isInherited ? skipToken : { brand, hash });
  const inherited = useInheritedAssetQuery(hash !== undefined && isInherited ? { brand, draftId, hash } : skipToken);
  return isInherited ? inherited.currentData : own.currentData;
};

/**
 * Returns an object URL for an image of the draft by its hash. Returns undefined while the image loads, and for an
 * unknown hash.
 */
export const useImageUrl = (hash: string | undefined): string | undefined => {
  const currentData = useBrandAsset(hash);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!currentData) return undefined;
    const bytes = Uint8Array.from(atob(currentData.content), (character) => character.charCodeAt(0));
    const created = URL.createObjectURL(new Blob([bytes], { type: mediaTypes[currentData.format] ?? '' }));
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [currentData]);
  return url;
};
