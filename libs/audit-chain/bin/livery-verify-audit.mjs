#!/usr/bin/env node
// Node can run TypeScript files from version 22.18. In earlier versions, the package tsx makes this possible. The
// workspace has this package installed.
const canReadTypeScript = await import('tsx/esm/api').then(
  ({ register }) => Boolean(register()),
  () => Boolean(process.features.typescript),
);
if (!canReadTypeScript) {
  process.stderr.write('livery-verify-audit needs Node 22.18 or newer, or the package tsx.\n');
  process.exit(2);
}
await import('../src/cli/main.ts');
