#!/usr/bin/env node
// From version 22.18, Node can run TypeScript files. In the workspace, the package tsx also makes this possible in
// earlier versions.
const canReadTypeScript = await import('tsx/esm/api').then(
  ({ register }) => Boolean(register()),
  () => Boolean(process.features.typescript),
);
if (!canReadTypeScript) {
  process.stderr.write('livery-verify-audit needs Node 22.18 or newer, or the package tsx.\n');
  process.exit(2);
}
await import('../src/cli/main.ts');
