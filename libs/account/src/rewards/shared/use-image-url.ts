import { useBrand } from '@livery/kit/brand';

/** Resolves an image path of the gateway. A relative path belongs to the gateway's origin. */
export const useImageUrl = (): ((url: string) => string) => {
  const { gateway } = useBrand();
  return (url) => (url.startsWith('/') ? gateway + url : url);
};
