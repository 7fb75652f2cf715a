import { chunkModules, isModule } from './chunks.config.ts';
import { createSourcePatch } from './source-patch.ts';

const nodeRequire =
  /if \(!crypto && typeof require === 'function'\) \{\s*try \{\s*crypto = require\('crypto'\);\s*\} catch \(err\) \{\}\s*\}/;

/**
 * Removes crypto-js's fallback to Node's random source. No browser needs it, and it would add the bundler's replacement
 * for `require` to every first load.
 */
export const stripNodeRequire = () =>
  createSourcePatch({
    name: 'livery:strip-node-require',
    matches: (id) => isModule(id, chunkModules.cryptoCore),
    patch: (code) => code.replace(nodeRequire, ''),
  });
