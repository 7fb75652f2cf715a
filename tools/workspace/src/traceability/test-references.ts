import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, with a slash at its end. */
export const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

interface TestReference {
  /** Path of the test file from the root of the repository. */
  readonly file: string;
  /** Title of the test, or only its start. */
  readonly name: string;
}

/** Finds all references to tests in the tables of a document. A reference has the form `file` › title, or `file`: title. */
export const findTestReferences = (markdown: string): TestReference[] =>
  [...markdown.matchAll(/`([^`\n]+\.tsx?)`(?: ›|:) (.+?)(?=<br>| \|(?:\n|$))/g)].map(([, file = '', name = '']) => ({
    file,
    name: name.replaceAll('\\|', '|'),
  }));

/** Returns the references whose file does not exist, or does not contain the title. */
export const findMissingTests = (references: readonly TestReference[]): TestReference[] =>
  references.filter(
    ({ file, name }) =>
      !existsSync(workspace + file) ||
      !readFileSync(workspace + file, 'utf8')
        .replaceAll("\\'", "'")
        .includes(name),
  );
