import { useBrand } from '@livery/kit/brand';

/** Returns a function that converts an image path to a URL. It adds the gateway's origin to a relative path. */
export const useImageUrl = (): ((url: string) => string) => {
  const { gateway } = useBrand();
  return (url) => (url.startsWith('/') ? gateway + url : url);
};
