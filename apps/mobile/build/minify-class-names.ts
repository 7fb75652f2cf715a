import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isAppRoot } from './app-root.ts';
import { filePatterns } from './chunks.config.ts';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Matches a class name that lightningcss has generated from the pattern `[hash]_[local]`. */
const generatedClassName = /(?<![\w-])[\w-]{6,8}_([a-zA-Z][\w-]*)/g;

/**
 * Creates a plug-in that shortens the class names of CSS modules to two or three characters. The generated names are
 * long, contain a hash that does not compress well, and are both in the styles and in the HTML. The new names are
 * numbers in a fixed order over all CSS modules of the workspace. The build of the prerendered page and the build of
 * the app therefore use the same names.
 *
 * The CSS compiler lightningcss cannot number names, so the plug-in replaces them in the compiled code. The build fails
 * if it finds no generated name. In this case, the pattern of the generated names has changed.
 */
export const minifyClassNames = (): Plugin => {
  const numbered = numberClassNames();
  const shortNames = new Map<string, string>();
  let mustMatch = false;
  const shorten = (text: string): string =>
    text.replace(generatedClassName, (generated) => shortNames.get(generated) ?? generated);
  return {
    name: 'livery:minify-class-names',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root }) => {
      mustMatch = isAppRoot(root);
    },
    transform: {
      filter: { id: filePatterns.styleModule },
      handler: (code, id) => {
        const file = id.slice(workspaceRoot.length);
        for (const [generated, local = ''] of code.matchAll(generatedClassName)) {
          const short = numbered.get(`${file} ${local}`);
          if (short === undefined) continue;
          shortNames.set(generated, short);
        }
      },
    },
    buildEnd(error) {
      if (!error && mustMatch && shortNames.size === 0)
        this.error('No style module has a class name of the known form. Adapt the pattern in minifyClassNames.');
    },
    renderChunk: (code) => ({ code: shorten(code), map: null }),
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = shorten(String(file.source));
    },
  };
};

/** Maps `<path of the CSS module> <local name>` to a short class name. */
const numberClassNames = (): ReadonlyMap<string, string> => {
  const libs = readdirSync(join(workspaceRoot, 'libs')).map((lib) => `libs/${lib}/src`);
  // The folders whose code loads first get the lowest numbers, because the lowest numbers are the shortest names.
  const folders = [...new Set(['libs/ui/src', 'apps/mobile/src', 'libs/games/src', ...libs.sort()])];
  const localNames = folders.flatMap((folder) => listStyleModules(folder).sort()).flatMap(listLocalNames);
  return new Map(localNames.map((name, index) => [name, `c${index.toString(36)}`]));
};

const listStyleModules = (folder: string): string[] =>
  readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => filePatterns.styleModule.test(name))
    .map((name) => `${folder}/${name}`);

const listLocalNames = (file: string): string[] => {
  const text = readFileSync(join(workspaceRoot, file), 'utf8');
  const names = new Set(text.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g));
  return [...names].map((name) => `${file} ${name}`);
};
