import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

/** Downloads the audit log of the platform as an operator. Returns the path of the file. */
const exportLog = async (page: Page, testInfo: TestInfo): Promise<string> => {
  await page.goto(`${getConsoleOrigin()}/audit`);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click();
  const file = testInfo.outputPath('audit.jsonl');
  await (await download).saveAs(file);
  return file;
};

/** Runs the verification program for auditors, which needs no gateway. */
const verify = (...files: readonly string[]): Promise<{ readonly isValid: boolean; readonly output: string }> =>
  run('npx', ['livery-verify-audit', ...files], { cwd: repository }).then(
    ({ stdout }) => ({ isValid: true, output: stdout }),
    (error: { readonly stdout: string }) => ({ isValid: false, output: error.stdout }),
  );

/**
 * Flips the lowest bit of a digit in the time of an audit log entry. The file is then still valid JSON, but its content
 * is changed.
 */
const flipOneBit = async (file: string): Promise<{ readonly changed: string; readonly line: number }> => {
  const bytes = await readFile(file);
  const position = bytes.indexOf('"at":"') + '"at":"2026-01-01T00:00:0'.length;
  bytes[position] = (bytes[position] as number) ^ 1;
  const changed = file.replace('.jsonl', '-changed.jsonl');
  await writeFile(changed, bytes);
  return { changed, line: bytes.subarray(0, position).toString().split('\n').length };
};

// The console first requests the session. Before the log-in, the gateway rejects this request, and the browser reports
// an error.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)/));

test('an auditor downloads the audit log, and the verifier finds one changed bit', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'auditor@example.com');
  const file = await exportLog(page, testInfo);

  expect(await verify(file)).toMatchObject({ isValid: true });

  const { changed, line } = await flipOneBit(file);
  const result = await verify(changed);
  expect(result.isValid).toBe(false);
  expect(result.output).toContain(`audit-changed.jsonl:${line}:`);
});
