import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const module = /\.module\.css$/;

/**
 * Gives the classes of style modules names of two or three letters: the page carries them twice, in its styles and in
 * its elements, and the long ones differ in what no compression shortens. Counted over all modules of the workspace in
 * their order, so that the build that draws the page and the one that takes it over agree.
 */
export const shortClasses = (): Plugin => {
  const counted = countClasses();
  const renamed = new Map<string, string>();
  const rename = (text: string): string =>
    text.replace(/\b[\w-]{6,8}_[a-zA-Z][\w-]*/g, (name) => renamed.get(name) ?? name);
  return {
    name: 'livery:short-classes',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: module },
      handler: (code, id) => {
        for (const [name = '', local = ''] of code.matchAll(/[\w-]{6,8}_([a-zA-Z][\w-]*)/g)) {
          const short = counted.get(`${id.slice(root.length)} ${local}`);
          if (short !== undefined) renamed.set(name, short);
        }
      },
    },
    renderChunk: (code) => ({ code: rename(code), map: null }),
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = rename(String(file.source));
      }
    },
  };
};

const countClasses = (): ReadonlyMap<string, string> => {
  const folders = ['apps/mobile/src', ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}/src`)];
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => module.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .sort();
  const names = files.flatMap((file) =>
    [...new Set(readFileSync(join(root, file), 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))].map(
      (local) => `${file} ${local}`,
    ),
  );
  return new Map(names.map((name, at) => [name, `c${at.toString(36)}`]));
};
