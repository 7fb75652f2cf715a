#!/usr/bin/env node
// Node reads TypeScript itself from version 22.18. In the workspace, tsx does it for earlier versions too.
await import('tsx/esm/api').then(({ register }) => register()).catch(() => undefined);
const { runVerifier } = await import('../src/cli/run-verifier.ts');
process.exitCode = await runVerifier(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
