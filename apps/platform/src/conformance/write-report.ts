import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Finding } from './run-conformance.ts';

/**
 * Writes the findings in the format of Vitest's JSON report, so that one tool counts these checks together with the
 * unit tests.
 */
export const writeReport = async (file: string, findings: readonly Finding[]): Promise<void> => {
  const failed = findings.filter(({ failure }) => failure !== undefined).length;
  const assertionResults = findings.map(({ name, failure }) => ({
    title: name,
    fullName: name,
    status: failure === undefined ? 'passed' : 'failed',
    failureMessages: failure === undefined ? [] : [failure],
  }));
  const report = {
    success: failed === 0,
    numTotalTests: findings.length,
    numPassedTests: findings.length - failed,
    numFailedTests: failed,
    testResults: [{ name: 'conformance', status: failed === 0 ? 'passed' : 'failed', assertionResults }],
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
};
