/** A file of the repository: its path from the root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

const longest = 250;
const ownNames = /^(?:README|LICENSE|CHANGELOG)\.md$|^\.[a-z-]+|^_headers$/;
/** Folders whose names are the wire's language codes or the work of a generator. */
const namedElsewhere = /\/(?:locales|migrations)\//;
const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const kebabTemplate = /^(?:__[a-zA-Z]+__|[a-z0-9]+)(?:[-.](?:__[a-zA-Z]+__|[a-z0-9]+))*$/;

const machinePath = /(?:^|[\s"'`(=])(?:\/(?:home|Users|root|work)\/[\w.-]+|[A-Z]:\\Users\\)/m;
const debt = /\b(?:T[O]DO|F[I]XME|X[X]X)\b/;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const nameComplaint = ({ path }: SourceFile): string[] => {
  if (namedElsewhere.test(path)) return [];
  const odd = path
    .split('/')
    .filter(
      (name) => !kebab.test(name) && !ownNames.test(name) && !(path.endsWith('.template') && kebabTemplate.test(name)),
    );
  return odd.length > 0 ? [`${path}: name it in kebab-case (${odd.join(', ')})`] : [];
};
const textComplaint = ({ path, text }: SourceFile, pattern: RegExp, advice: string): string[] => {
  const found = pattern.exec(text);
  return found ? [`${path}:${lineOf(text, found.index + 1)}: ${advice} (${found[0].trim()})`] : [];
};
const lengthComplaint = ({ path, text }: SourceFile): string[] => {
  const lines = text.split('\n').length;
  return path.endsWith('.css') && !path.includes('/tokens/') && lines > longest
    ? [`${path}: ${lines} lines ask to be divided (at most ${longest})`]
    : [];
};

/** What a file does against the house style that no linter sees; the linters hold the rest. */
export const complaints = (file: SourceFile): string[] => [
  ...nameComplaint(file),
  ...lengthComplaint(file),
  ...textComplaint(file, machinePath, 'a path of one machine does not belong in the repository'),
  ...textComplaint(file, debt, 'finish it, or write it down as an issue'),
];
