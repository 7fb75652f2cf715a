import { findUnsupportedSvg } from './images/svg-support.ts';
import { InvalidBrandError, type Problem } from './problem.ts';
import { readBrand } from './read/read-brand.ts';

/** Finds all problems of a brand file and its images. */
export async function checkBrand(file: string): Promise<readonly Problem[]> {
  try {
    return await findUnsupportedSvg(await readBrand(file));
  } catch (error) {
    if (error instanceof InvalidBrandError) return error.problems;
    throw error;
  }
}
