import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { basename } from 'node:path';
import { baseSuffix, isValidBaseName } from '@livery/merchant/extends';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { InvalidBrandError, type Problem, toProblems } from '../problem.ts';
import { readBrandText } from './brand-text.ts';
import { createFolderBaseReader, loadInheritance } from './inheritance.ts';
import { toIssueProblems } from './issue-problems.ts';
import { parseJson } from './json-source.ts';

/**
 * Finds the problems of a base file (a file from which brands inherit values). Each value in the file must be valid,
 * but any value may be missing, because the brands can set it. Rules about several values are checked only in the
 * brands.
 */
export async function checkBaseFile(file: string): Promise<readonly Problem[]> {
  try {
    const name = basename(file, '.json');
    if (!isValidBaseName(name))
      return [
        {
          file,
          path: '$',
          ...createProblemText('base.fileName', { name, suffix: baseSuffix }),
        },
      ];
    const source = parseJson(file, await readBrandText(file));
    if (source.problems.length > 0) return source.problems;
    const { value, getPosition } = await loadInheritance(file, source, createFolderBaseReader(file));
    const parsed = merchantSchema.safeParse(value, { reportInput: true });
    const issues = parsed.error?.issues ?? [];
    return toIssueProblems(
      file,
      { getPosition },
      issues.filter((issue) => !('input' in issue) || issue.input !== undefined),
    );
  } catch (error) {
    if (error instanceof InvalidBrandError) return error.problems;
    return toProblems(file, error);
  }
}
