import { findInvisibleImages } from './images/logo-visibility.ts';
import { findUnsupportedSvg } from './images/svg-support.ts';
import { type Problem, toProblems } from './problem.ts';
import type { ProductFacts } from './product-facts.ts';
import { findMissingLetterProblems } from './read/letter-problems.ts';
import { findProductProblems } from './read/product-problems.ts';
import { type Brand, type BrandDocument, readBrand, readBrandDocument } from './read/read-brand.ts';

/**
 * Finds all problems of a brand file and its images. `facts` contains the pages and texts of the app. Without
 * `facts`, this function does not check the links, the text keys, and the characters of the brand's font files.
 */
export function checkBrand(file: string, facts?: ProductFacts): Promise<readonly Problem[]> {
  return findAllProblems(file, () => readBrand(file), facts);
}

/**
 * Finds all problems of a brand whose file is in memory. `facts` contains the pages and texts of the app. Without
 * `facts`, this function does not check the links, the text keys, and the characters of the brand's font files.
 */
export function checkBrandDocument(document: BrandDocument, facts?: ProductFacts): Promise<readonly Problem[]> {
  return findAllProblems(document.file, () => readBrandDocument(document), facts);
}

async function findAllProblems(
  file: string,
  read: () => Promise<Brand>,
  facts: ProductFacts | undefined,
): Promise<readonly Problem[]> {
  try {
    const brand = await read();
    const unsupported = await findUnsupportedSvg(brand);
    return unsupported.length > 0 ? unsupported : await findBrandProblems(brand, facts);
  } catch (error) {
    return toProblems(file, error);
  }
}

/**
 * Finds problems of a brand that has passed the validation of its file:
 * - links and text keys that the app does not have
 * - letters that the brand's font files do not have
 * - images that are almost invisible on the background
 * Without `facts` (the pages and texts of the app), it checks only the images.
 */
export async function findBrandProblems(brand: Brand, facts?: ProductFacts): Promise<readonly Problem[]> {
  const product = facts === undefined ? [] : findProductProblems(brand.merchant, facts);
  return [
    ...product.map(({ path, ...problem }): Problem => ({ ...brand.locate(path), ...problem })),
    ...(facts === undefined ? [] : await findMissingLetterProblems(brand, facts)),
    ...(await findInvisibleImages(brand)),
  ];
}
