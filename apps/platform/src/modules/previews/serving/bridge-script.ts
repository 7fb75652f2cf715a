import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bridge script, which the pages of previews load. It connects the page with the editor. Its name contains a hash of
 * its content.
 */
export interface BridgeScript {
  readonly path: string;
  readonly text: string;
}

const entry = fileURLToPath(new URL('../bridge/main.ts', import.meta.url));

const buildScript = async (): Promise<BridgeScript> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { path: `/.preview/bridge-${hash}.js`, text };
};

let script: Promise<BridgeScript> | undefined;

/**
 * Bundles the bridge script (the script in each page of a preview) once, at the first call. A gateway without
 * previews never bundles it.
 */
export const loadBridgeScript = (): Promise<BridgeScript> => {
  script ??= buildScript();
  script.catch(() => (script = undefined));
  return script;
};
