import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Prerender, loadPrerender } from '../compile/prerender.ts';
import { readCompiled } from '../compile/read-compiled.ts';
import type { Compiled } from '../compile/compiled.ts';
import type { SharedFile } from './bundle-file.ts';
import { criticalCss } from './critical-css.ts';
import { type FirstLoad, loadFirst } from './first-load.ts';
import { type Reach, reachOf } from './reach.ts';

/** A compiled app held in memory, so that each brand costs its own part only. */
export interface Composer {
  readonly compiled: Compiled;
  readonly client: string;
  /** A file of the compiled app, and its compressed twins. */
  readonly shared: (path: string) => readonly SharedFile[];
  readonly prerender: Prerender;
  /** Folder of pictures that were drawn before, for any brand. */
  readonly pictures: string;
  readonly reach: (merchant: Merchant) => Reach;
  readonly first: (reach: Reach, language: string) => Promise<FirstLoad>;
  /** Of a style sheet, what this HTML in this language needs. */
  readonly critical: (css: string, html: string, language: string) => string;
}

export async function openCompiled(compileDir: string, pictures = join(compileDir, '../pictures')): Promise<Composer> {
  const compiled = await readCompiled(compileDir);
  const client = join(compileDir, 'client');
  const chooserOf = memoised((css: string) => css, criticalCss);
  return {
    compiled,
    client,
    pictures,
    shared: memoised(
      (path: string) => path,
      (path: string) =>
        [path, ...(compiled.files[path]?.encodings ?? []).map((encoding) => `${path}.${encoding}`)].map((each) => ({
          path: each,
          source: join(client, each),
        })),
    ),
    prerender: await loadPrerender(compileDir, compiled.id),
    reach: memoised(
      (merchant) => reachKey(compiled, merchant),
      (merchant) => reachOf(compiled, merchant),
    ),
    first: memoised(
      (reach: Reach, language: string) =>
        `${language} ${reach.firstStyles.join()} ${reach.frameStyles.join()} ${Object.values(reach.texts[language] ?? {}).join()}`,
      (reach: Reach, language: string) => loadFirst(client, reach, language, prerenderNamespaces),
    ),
    critical: (css, html, language) => chooserOf(css)(html, language),
  };
}

/** Namespaces that the shell is drawn with. */
const prerenderNamespaces = ['shell', 'games'];

/** Only the flags that a feature hangs on, and the languages, change what is reached. */
function reachKey({ features }: Compiled, { flags, languages }: Merchant): string {
  const on = features.map(({ flag }) => (flag === undefined || flags[flag] ? '1' : '0')).join('');
  return `${on}${flags.AGEINFO3 ? 1 : 0} ${languages.join()}`;
}

function memoised<A extends readonly unknown[], R>(
  keyOf: (...args: A) => string,
  make: (...args: A) => R,
): (...args: A) => R {
  const kept = new Map<string, R>();
  return (...args) => {
    const key = keyOf(...args);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make(...args);
    kept.set(key, made);
    return made;
  };
}
