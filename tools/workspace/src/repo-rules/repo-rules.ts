import { checkVocabulary } from './vocabulary.ts';

/** File of the repository. `path` starts at the repository root and has forward slashes. */
export type SourceFile = { path: string; text: string };

const maxStyleLines = 250;
const maxColumns = 140;
/** Matches generated files and data files, which may have any length and any line width. */
const lengthExempt = /\/(?:fixtures|locales|icons)\/|\.(?:data|texts)\.ts$/;
/** Matches file names that may break the naming rule, because people or hosting services expect these names. */
const allowedNames =
  /^(?:(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY|CHANGELOG|pull_request_template)\.md|LICENSE|NOTICE|ISSUE_TEMPLATE)$/;
/** Matches names that the programs of a deployment look for. */
const deploymentNames = /^(?:_headers|Dockerfile(?:\.dockerignore)?|Caddyfile)$/;
const isAllowedName = (name: string): boolean =>
  name.startsWith('.') || allowedNames.test(name) || deploymentNames.test(name);
/**
 * Matches folders whose file names may break the naming rule: the names are language codes, or the files are generated.
 */
const exemptFolders = /\/(?:locales|migrations)\//;
const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const kebabTemplate = /^(?:__[a-zA-Z]+__|[a-z0-9]+)(?:[-.](?:__[a-zA-Z]+__|[a-z0-9]+))*$/;

const machinePath = /(?:^|[\s"'`(=])(?:\/(?:home|Users|root|work)\/[\w.-]+|[A-Z]:\\Users\\)/m;
const debt = /\b(?:T[O]DO|F[I]XME|X[X]X)\b/;

const getLineNumber = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const checkPath = ({ path }: SourceFile): string[] => {
  if (exemptFolders.test(path)) return [];
  const odd = path
    .split('/')
    .filter(
      (name) => !kebab.test(name) && !isAllowedName(name) && !(path.endsWith('.template') && kebabTemplate.test(name)),
    );
  return odd.length > 0 ? [`${path}: name it in kebab-case (${odd.join(', ')})`] : [];
};
const checkText = ({ path, text }: SourceFile, pattern: RegExp, advice: string): string[] => {
  const match = pattern.exec(text);
  return match ? [`${path}:${getLineNumber(text, match.index + 1)}: ${advice} (${match[0].trim()})`] : [];
};
const checkLength = ({ path, text }: SourceFile): string[] => {
  const lines = text.split('\n').length;
  return path.endsWith('.css') && !path.includes('/tokens/') && lines > maxStyleLines
    ? [`${path}: ${lines} lines are too many (at most ${maxStyleLines}): divide the file`]
    : [];
};

const checkColumns = ({ path, text }: SourceFile): string[] => {
  if (!/\.(?:tsx?|m?js|css)$/.test(path) || lengthExempt.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= maxColumns) return [];
    return [`${path}:${index + 1}: ${line.length} columns are too many (at most ${maxColumns}): break the line`];
  });
};

/** Checks the rules of the house style that no linter can check. Returns the violations. */
export const checkFile = (file: SourceFile): string[] => [
  ...checkPath(file),
  ...checkLength(file),
  ...checkColumns(file),
  ...checkText(file, machinePath, 'remove the path that exists only on one machine'),
  ...checkText(file, debt, 'finish the work, or create an issue for it'),
  ...checkVocabulary(file),
];
