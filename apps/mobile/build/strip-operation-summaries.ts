import { filePatterns } from './chunks.config.ts';
import { createSourcePatch } from './source-patch.ts';

const summaryField = /(?<=[,{])\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** Removes the summaries of the API operations from the bundle, because only the API documentation uses them. */
export const stripOperationSummaries = () =>
  createSourcePatch({
    name: 'livery:strip-operation-summaries',
    enforce: 'pre',
    matches: (id) => filePatterns.operations.test(id),
    patch: (code) => code.replace(summaryField, ''),
  });
