import { filePatterns } from './chunks.config.ts';
import { createSourcePatch } from './source-patch.ts';

const summaryField = /(?<=[,{])\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** Removes the summaries of operations, which only the API documentation shows. */
export const stripOperationSummaries = () =>
  createSourcePatch({
    name: 'livery:strip-operation-summaries',
    enforce: 'pre',
    matches: (id) => filePatterns.operations.test(id),
    patch: (code) => code.replace(summaryField, ''),
  });
