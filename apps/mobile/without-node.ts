import type { Plugin } from 'vite';

/** crypto-js looks for Node's randomness where the browser's is missing: no browser has it, and the bundler's stand-in for `require` would be in every first load. */
export const withoutNode: Plugin = {
  name: 'livery:without-node',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]crypto-js[\\/]core\.js$/ },
    handler: (code) =>
      code.replace(
        /if \(!crypto && typeof require === 'function'\) \{\s*try \{\s*crypto = require\('crypto'\);\s*\} catch \(err\) \{\}\s*\}/,
        '',
      ),
  },
};
