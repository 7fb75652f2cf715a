import { findUnsupportedSvg } from './images/svg-support.ts';
import { type Problem, toProblems } from './problem.ts';
import { readBrand } from './read/read-brand.ts';

/** Finds all problems of a brand file and its images. */
export async function checkBrand(file: string): Promise<readonly Problem[]> {
  try {
    return await findUnsupportedSvg(await readBrand(file));
  } catch (error) {
    return toProblems(file, error);
  }
}
