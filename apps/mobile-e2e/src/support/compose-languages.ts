import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const merchants = join(workspace, 'merchants');

interface BrandDocument {
  readonly name: string;
  readonly languages: readonly string[];
}

export interface ComposedLanguages {
  /** Folders of the composed bundles, by the code of the default language of each bundle. */
  readonly folders: ReadonlyMap<string, string>;
  readonly remove: () => Promise<void>;
}

/**
 * Composes (builds) a brand once for each of its languages, with this language as the default. One run of the
 * pipeline command composes all variants, because starting the command takes longer than composing.
 */
export const composeInEachLanguage = async (code: string): Promise<ComposedLanguages> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-languages-'));
  const [sources, out] = [join(folder, 'merchants'), join(folder, 'brands')];
  await mkdir(sources);
  await cp(join(merchants, code), join(sources, code), { recursive: true });
  const document = JSON.parse(await readFile(join(merchants, `${code}.json`), 'utf8')) as BrandDocument;
  const { languages } = document;
  const toCode = (language: string) => `${code}-${language.toLowerCase()}`;
  for (const language of languages) {
    const others = languages.filter((each) => each !== language);
    const brand = {
      ...document,
      $schema: undefined,
      code: toCode(language),
      // The build rejects two brands of a folder whose names look alike, so each copy has another name. The names have
      // the length of the original name, so that they need the same space on the page.
      name: `${document.name.slice(0, -2)}${language}`,
      languages: [language, ...others],
    };
    await writeFile(join(sources, `${brand.code}.json`), JSON.stringify(brand));
  }
  const command = ['--import', 'tsx', 'tools/brand/src/cli/bundle.ts', '--merchants', sources, '--out', out];
  await run(process.execPath, command, { cwd: workspace });
  return {
    folders: new Map(languages.map((language) => [language, join(out, toCode(language))])),
    remove: () => rm(folder, { recursive: true }),
  };
};
