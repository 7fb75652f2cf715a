import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nx from '@nx/eslint-plugin';
import { demoContentRule } from './demo-content.js';
import { layers } from './layers.js';

const toTag = (/** @type {string} */ name) => `layer:${name}`;
const original = /** @type {any} */ (nx.rules)['enforce-module-boundaries'];

/** Returns the layer of the project that contains a file. Returns undefined if there is no project. */
const findLayer = (/** @type {string} */ file) => {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const tags = JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags ?? [];
    return layers[tags.find((/** @type {string} */ tag) => tag.startsWith('layer:'))?.slice('layer:'.length)];
  }
  return undefined;
};

/**
 * Extends the message of the Nx rule with the allowed alternative.
 * @type {import('eslint').Rule.RuleModule}
 */
const boundariesRule = {
  meta: {
    ...original.meta,
    messages: Object.fromEntries(
      Object.entries(original.meta.messages).map(([id, text]) => [id, `${text}. {{instead}}`]),
    ),
  },
  create: (context) => {
    const instead =
      findLayer(context.filename)?.instead ??
      'Give the project one layer:* tag in its package.json (see tools/workspace/src/boundaries/layers.js).';
    const report = (/** @type {any} */ found) => context.report({ ...found, data: { ...found.data, instead } });
    return original.create(Object.create(context, { report: { value: report } }));
  },
};

export const boundaries = {
  plugin: { rules: { boundaries: boundariesRule, 'demo-content': demoContentRule } },
  options: {
    // Projects export single files, so the app can load one file of a project lazily and another file immediately.
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints: Object.entries(layers).map(([name, { dependsOn, bans }]) => ({
      sourceTag: toTag(name),
      onlyDependOnLibsWithTags: dependsOn.map(toTag),
      ...(bans && { bannedExternalImports: bans }),
    })),
  },
};
