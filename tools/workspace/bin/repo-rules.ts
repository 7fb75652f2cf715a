import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFile } from '../src/repo-rules/repo-rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const skipped = new Set([
  'node_modules',
  '.git',
  'dist',
  'reports',
  '.nx',
  '.data',
  'tmp',
  'test-results',
  'storybook-static',
  'coverage',
  'package-lock.json',
  '.vite',
]);
const binary = /\.(?:png|webp|avif|jpe?g|ico|woff2?|ttf|otf|gz|br|tar|tgz)$/;

const walk = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !skipped.has(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? walk(path) : [path]));

const violations = walk(root).flatMap((path) =>
  checkFile({
    path: relative(root, path).split(sep).join('/'),
    text: binary.test(path) ? '' : readFileSync(path, 'utf8'),
  }),
);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
