import type { BrandRuntime } from '@livery/merchant/runtime';
import { createContext, use } from 'react';

/** The brand that the pipeline wrote into the page. Throws where the page is not a composed one. */
export const readBrand = (page: Document): BrandRuntime => {
  const json = page.getElementById('brand')?.textContent;
  if (!json) throw new Error('No brand in the page');
  return JSON.parse(json) as BrandRuntime;
};

export const BrandContext = createContext<BrandRuntime | null>(null);

export const useBrand = (): BrandRuntime => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand outside BrandContext');
  return brand;
};
