import { posix } from 'node:path';

export interface SourceFile {
  /** Path of the source file relative to `src`, e.g. `client/dom/sheet.ts`. */
  readonly path: string;
  readonly text: string;
}

interface ImportRule {
  readonly from: (path: string) => boolean;
  /** Folders of `src`. The files for which `from` returns true must not import from these folders. */
  readonly forbidden: readonly string[];
  /** Advice in the error message: what to do instead of the import. */
  readonly instead: string;
}

const isTest = (path: string): boolean => path.startsWith('testing/') || /\.test\.tsx?$/.test(path);
const isIn =
  (folder: string) =>
  (path: string): boolean =>
    path.startsWith(`${folder}/`) && !isTest(path);

const rules: readonly ImportRule[] = [
  {
    from: isIn('client'),
    forbidden: ['games', 'http', 'store', 'wallet', 'config', 'core'],
    instead: 'The runtime is shared by all games: take what differs as an option of the game.',
  },
  {
    from: isIn('engine'),
    forbidden: ['games', 'client', 'http', 'config'],
    instead: 'The engine knows no game: add a field to the game interfaces.',
  },
  {
    from: (path) => !isTest(path),
    forbidden: ['testing'],
    instead: 'Production code does not depend on test helpers: move the code out of testing.',
  },
];

/** Matches a relative path in a static import, a dynamic import or a re-export. The first group is the path. */
const relativeImport = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

/** Finds imports that break a rule about the provider's folders. Returns one message for each import. */
export const findForbiddenImports = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const targets = [...text.matchAll(relativeImport)].map(([, specifier = '']) =>
      posix.join(posix.dirname(path), specifier),
    );
    return rules
      .filter(({ from }) => from(path))
      .flatMap(({ forbidden, instead }) =>
        targets
          .filter((target) => forbidden.some((folder) => target.startsWith(`${folder}/`)))
          .map((target) => `${path} imports ${target}. ${instead}`),
      );
  });
