import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import type { CompileOptions } from './options.ts';
import { serverFolder } from '@livery/composer/compiled/prerender';

interface ManifestModules {
  readonly manifests: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Builds the code that runs in Node when a brand is built. It consists of the feature manifests and the prerenderer,
 * which creates the HTML of the home page. Returns the manifests.
 */
export async function buildServer(
  { app, workspace, out, viteConfig }: CompileOptions,
  featureModules: readonly string[],
): Promise<ManifestModules> {
  await build({
    root: app,
    configFile: viteConfig,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [createManifestModules(workspace, featureModules), stubScreens],
    // Defines the environment as production. Otherwise the build would contain React's development version, which is
    // many times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: join(out, serverFolder),
      emptyOutDir: true,
      // The output is minified, because unminified output contains file paths and would differ between machines.
      minify: true,
      target: 'node20',
      rolldownOptions: {
        input: { prerender: join(app, 'src/prerender.tsx'), manifests: 'virtual:manifests' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', codeSplitting: true },
      },
    },
  });
  return (await import(
    `${pathToFileURL(join(out, serverFolder, 'manifests.mjs')).href}?${process.hrtime.bigint()}`
  )) as ManifestModules;
}

/**
 * Replaces the modules of all lazy imports (e.g. screens) by an empty stub. They are most of the app's code, and
 * prerendering does not need them.
 */
const stubScreens: Plugin = {
  name: 'livery:without-screens',
  enforce: 'pre',
  resolveDynamicImport: () => ({ id: 'livery:screen', external: true }),
};

function createManifestModules(workspace: string, modules: readonly string[]): Plugin {
  const name = 'virtual:manifests';
  return {
    name: 'livery:manifests',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const imports = modules.map(
        (module, index) => `import * as m${index} from ${JSON.stringify(join(workspace, module))};`,
      );
      const entries = modules.map((module, index) => `${JSON.stringify(module)}: m${index}`);
      return `${imports.join('\n')}\nexport const manifests = { ${entries.join(', ')} };\n`;
    },
  };
}
