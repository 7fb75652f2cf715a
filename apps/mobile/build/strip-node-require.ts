import { chunkModules, isModule } from './chunks.config.ts';
import { createSourcePatch } from './source-patch.ts';

const nodeRequire =
  /if \(!crypto && typeof require === 'function'\) \{\s*try \{\s*crypto = require\('crypto'\);\s*\} catch \(err\) \{\}\s*\}/;

/**
 * Removes the code with which crypto-js gets random numbers in Node. Browsers do not need this code. With the code,
 * each first load would also contain the bundler's helper function for `require`.
 */
export const stripNodeRequire = () =>
  createSourcePatch({
    name: 'livery:strip-node-require',
    matches: (id) => isModule(id, chunkModules.cryptoCore),
    patch: (code) => code.replace(nodeRequire, ''),
  });
