import { existsSync, readFileSync } from 'node:fs';
import { formatSummary, countTask, type Outcome, type Report } from '../src/test-summary/test-summary.ts';

const reports = new URL('../../../reports/', import.meta.url);
const read = <T>(name: string): T | undefined => {
  const file = new URL(name, reports);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

const outcomes = read<Outcome[]>('tasks.json') ?? [{ project: 'workspace', target: 'nx', status: 'failure' }];
const total = { passed: 0, failed: 0, skipped: 0 };

for (const outcome of outcomes) {
  const name = `${outcome.project.replace('@livery/', '')}.${outcome.target}`;
  const count = countTask(outcome, read<Report>(`${name}.json`));
  if (count.failed > 0) console.log(`${name}: ${formatSummary(count)}`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(formatSummary(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
