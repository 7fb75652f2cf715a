import { runVerifier } from './run-verifier.ts';

process.exitCode = await runVerifier(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
