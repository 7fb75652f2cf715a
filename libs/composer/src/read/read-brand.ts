import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { basename } from 'node:path';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { InvalidBrandError, type Problem } from '../problem.ts';
import { createFolderReader, type ReadAsset } from './asset-file.ts';
import { type BrandAssets, readAssets } from './read-assets.ts';
import { formatPath, toIssueProblems } from './issue-problems.ts';
import { createFolderBaseReader, type Inheritance, joinTexts, loadInheritance, type ReadBase } from './inheritance.ts';
import { assertSize, createFileError, readBrandText } from './brand-text.ts';
import { parseJson } from './json-source.ts';
import { findRuleProblems } from './rule-problems.ts';

/** Brand file that has passed all checks, with the images and fonts that the brand uses. */
export interface Brand {
  readonly file: string;
  /** Text of the brand file, followed by the texts of all base files (documents from which it inherits values). */
  readonly source: string;
  readonly merchant: Merchant;
  readonly assets: BrandAssets;
  /**
   * Returns the file, the path and the position of a value. A problem with this value contains these three fields.
   */
  readonly locate: (
    path: readonly (string | number)[],
  ) => Pick<Problem, 'file' | 'path' | 'line' | 'column' | 'inheritedFrom'>;
}

/** A brand file in memory, with functions that read its images, its fonts and its base files. */
export interface BrandDocument {
  /**
   * Name of the file, such as `merchants/some.json`. Problems contain this name. Its last part is the code of the
   * brand.
   */
  readonly file: string;
  readonly text: string;
  readonly readAsset: ReadAsset;
  /**
   * Loads the text of a base file (document from which a brand inherits values) by its name. Without this function, a
   * brand with the key `extends` is invalid.
   */
  readonly readBase?: ReadBase;
}

/** Reads a brand file and its images. Throws InvalidBrandError with a list of all problems. */
export async function readBrand(file: string): Promise<Brand> {
  return readBrandDocument({
    file,
    text: await readBrandText(file),
    readAsset: createFolderReader(file),
    readBase: createFolderBaseReader(file),
  });
}

/** Reads a brand whose file is in memory. Throws InvalidBrandError with a list of all problems. */
export async function readBrandDocument({ file, text, readAsset, readBase }: BrandDocument): Promise<Brand> {
  assertSize(file, Buffer.byteLength(text));
  // A lone surrogate cannot be encoded as UTF-8, so the text could not be stored unchanged.
  if (/\p{Surrogate}/u.test(text)) throw createFileError(file, createProblemText('file.encoding'));
  const source = parseJson(file, text);
  if (source.problems.length > 0) throw new InvalidBrandError(source.problems);
  const inheritance = await loadInheritance(file, source, readBase);
  const merchant = parseMerchant(file, inheritance);
  const locate: Brand['locate'] = (path) => ({ file, path: formatPath(path), ...inheritance.getPosition(path) });
  const { assets, errors } = await readAssets(readAsset, merchant);
  const problems = [
    ...findNameProblems(file, merchant).map(({ path, ...details }) => ({
      ...locate(toSegments(path)),
      ...details,
    })),
    ...findRuleProblems(merchant).map(({ path, ...details }) => ({ ...locate(toSegments(path)), ...details })),
    ...errors.map(({ path, ...details }) => ({ ...locate(toSegments(path)), ...details })),
  ];
  if (assets === undefined || problems.length > 0) throw new InvalidBrandError(problems);
  return { file, source: joinTexts(text, inheritance.bases), merchant, assets, locate };
}

/** Splits a path such as `$.site.screenshots.0.image`. Positions in lists become numbers. */
const toSegments = (path: string): (string | number)[] =>
  path
    .split('.')
    .slice(1)
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));

/**
 * Returns a problem if the name of the file differs from its code. With equal names, two files of a folder cannot have
 * the same code. A copied file cannot replace the bundle of the original brand either.
 */
function findNameProblems(file: string, { code }: Merchant) {
  const name = basename(file, '.json');
  if (name === code) return [];
  return [
    {
      path: '$.code',
      ...createProblemText('file.code', { code, name }),
    },
  ];
}

function parseMerchant(file: string, { value, getPosition }: Pick<Inheritance, 'value' | 'getPosition'>): Merchant {
  const parsed = merchantSchema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InvalidBrandError(toIssueProblems(file, { getPosition }, parsed.error.issues));
}
