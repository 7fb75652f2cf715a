import type { Plugin } from 'vite';

/** What an operation is for is said to the readers of the contract's documentation: no member downloads it. */
export const withoutSummaries: Plugin = {
  name: 'livery:without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/].*\.operations\.ts$/ },
    handler: (code) => code.replace(/(?<=[,{])\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g, ''),
  },
};
