import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { toLine } from '../records.ts';
import { createCheckpoint, createEntries, createExport, createTestKey } from '../testing/create-export.ts';
import { exitCode, runVerifier } from './run-verifier.ts';

const key = createTestKey();
const root = fileURLToPath(new URL('../..', import.meta.url));
const program = fileURLToPath(new URL('../../bin/livery-verify-audit.mjs', import.meta.url));

const writeFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-export-'));
  const entries = createEntries(3);
  const path = (name: string): string => join(folder, name);
  await writeFile(path('export.jsonl'), createExport(entries, key));
  await writeFile(path('changed.jsonl'), createExport(entries, key).toString().replace('request-2', 'request-9'));
  const [future] = createEntries(9).slice(-1);
  await writeFile(path('checkpoints.jsonl'), toLine(createCheckpoint(future!, key)));
  return path;
};

const run = async (...args: string[]) => {
  const lines: string[] = [];
  return { code: await runVerifier(args, (line) => lines.push(line)), text: lines.join('\n') };
};

it('accepts an unbroken export', async () => {
  const path = await writeFiles();
  const { code, text } = await run(path('export.jsonl'));
  expect([code, text]).toEqual([exitCode.unbroken, expect.stringContaining('No problem found: 3 entries')]);
});

it('names the line of a changed entry', async () => {
  const path = await writeFiles();
  const { code, text } = await run(path('changed.jsonl'));
  expect([code, text]).toEqual([exitCode.problems, expect.stringContaining('changed.jsonl:3: entry 2 was changed')]);
});

it('compares the export with checkpoints from outside', async () => {
  const path = await writeFiles();
  const { code, text } = await run(path('export.jsonl'), '--checkpoints', path('checkpoints.jsonl'));
  expect([code, text]).toEqual([exitCode.problems, expect.stringContaining('the end of the log is missing')]);
});

it('explains its arguments', async () => {
  expect(await run()).toMatchObject({ code: exitCode.usage });
  expect(await run('--help')).toMatchObject({ code: exitCode.unbroken });
  expect(await run('--unknown')).toMatchObject({ code: exitCode.usage });
  expect(await run('/does/not/exist')).toMatchObject({ code: exitCode.usage });
});

it('runs as a program', async () => {
  const path = await writeFiles();
  const { stdout } = await promisify(execFile)(process.execPath, [program, path('export.jsonl')]);
  expect(stdout).toContain('No problem found');
  await expect(promisify(execFile)(process.execPath, [program, path('changed.jsonl')])).rejects.toMatchObject({
    code: exitCode.problems,
  });
});

it('runs as a built file on Node alone, away from the workspace', async () => {
  const path = await writeFiles();
  const folder = await mkdtemp(join(tmpdir(), 'audit-verifier-'));
  await build({ root, logLevel: 'error', build: { outDir: folder } });
  const built = join(folder, 'livery-verify-audit.mjs');
  const runAlone = (...args: string[]) =>
    promisify(execFile)(process.execPath, [built, ...args], { cwd: folder, env: {} });
  expect((await runAlone(path('export.jsonl'))).stdout).toContain('No problem found: 3 entries');
  await expect(runAlone(path('changed.jsonl'))).rejects.toMatchObject({
    code: exitCode.problems,
    stdout: expect.stringContaining('changed.jsonl:3: entry 2 was changed') as string,
  });
  const imports = [...(await readFile(built, 'utf8')).matchAll(/\bfrom ["']([^"']+)["']/g)].map(([, name]) => name);
  expect(imports).not.toHaveLength(0);
  expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
});
