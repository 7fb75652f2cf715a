import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { type Plugin, build } from 'vite';
import type { EarlyRequest } from '../page/early-script.ts';
import type { CompileOptions } from './options.ts';

/** What `src/prerender.tsx` of the app exports. */
export interface Prerender {
  /** HTML of the shell around the home. It may hold no style attributes: the page's policy forbids them. */
  renderShell(brand: BrandRuntime, texts: Readonly<Record<string, unknown>>): string;
  /** What the home asks for first, as addresses or with headers. */
  earlyRequests?(brand: BrandRuntime): readonly (string | EarlyRequest)[];
  /** Scripts that stand in the page: before anything is painted, and where the shell ends. */
  headScripts?(brand: BrandRuntime): readonly string[];
  shellScripts?(brand: BrandRuntime): readonly string[];
  /** Texts that the first content is written with, by namespace and then group or key; absent: all of them. */
  readonly firstTexts?: Readonly<Record<string, readonly string[]>>;
}

interface ManifestModules {
  readonly manifests: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const serverFolder = 'server';

/** Builds what runs at compose time: the shell's drawing, and the feature manifests without their screens. */
export async function buildServer({ app, workspace, out, viteConfig }: CompileOptions, featureModules: readonly string[]): Promise<ManifestModules> {
  await build({
    root: app,
    configFile: viteConfig,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [manifestModules(workspace, featureModules), withoutScreens],
    // Left open for a server, it would bring React's development build, many times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: join(out, serverFolder),
      emptyOutDir: true,
      // The names of files that a readable build notes would make it another on another machine.
      minify: true,
      target: 'node20',
      rolldownOptions: {
        input: { prerender: join(app, 'src/prerender.tsx'), manifests: 'virtual:manifests' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', codeSplitting: true },
      },
    },
  });
  return await import(`${pathToFileURL(join(out, serverFolder, 'manifests.mjs')).href}?${process.hrtime.bigint()}`) as ManifestModules;
}

/** Loads what draws the shell. Fresh for each compile, since a process may outlive one. */
export async function loadPrerender(compileDir: string, id: string): Promise<Prerender> {
  return await import(`${pathToFileURL(join(compileDir, serverFolder, 'prerender.mjs')).href}?${id}`) as Prerender;
}

/** Nothing is loaded late when a page is drawn ahead, so nothing late is built: that is most of the app. */
const withoutScreens: Plugin = {
  name: 'livery:without-screens',
  enforce: 'pre',
  resolveDynamicImport: () => ({ id: 'livery:screen', external: true }),
};

function manifestModules(workspace: string, modules: readonly string[]): Plugin {
  const name = 'virtual:manifests';
  return {
    name: 'livery:manifests',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const imports = modules.map((module, index) => `import * as m${index} from ${JSON.stringify(join(workspace, module))};`);
      const entries = modules.map((module, index) => `${JSON.stringify(module)}: m${index}`);
      return `${imports.join('\n')}\nexport const manifests = { ${entries.join(', ')} };\n`;
    },
  };
}
