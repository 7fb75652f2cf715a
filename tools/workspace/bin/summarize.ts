import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  formatProblems,
  formatSlowestFiles,
  formatTaskTimes,
  type TaskProblem,
  toTaskProblem,
} from '../src/test-summary/format-details.ts';
import { type DetailedReport, type FileTime, readReport } from '../src/test-summary/read-report.ts';
import { formatSummary, countTask, type Outcome, type Report } from '../src/test-summary/test-summary.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = new URL('../../../reports/', import.meta.url);
const read = <T>(name: string): T | undefined => {
  const file = new URL(name, reports);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

const outcomes = read<Outcome[]>('tasks.json') ?? [{ project: 'workspace', target: 'nx', status: 'failure' }];
const total = { passed: 0, failed: 0, skipped: 0 };
const problems: TaskProblem[] = [];
const fileTimes: (FileTime & { readonly task: string })[] = [];
const taskTimes: { readonly task: string; readonly milliseconds: number }[] = [];
const counts: string[] = [];

for (const outcome of outcomes) {
  const task = `${outcome.project.replace('@livery/', '')}.${outcome.target}`;
  const report = read<Report & DetailedReport>(`${task}.json`);
  const count = countTask(outcome, report);
  const details = report ? readReport(report, root) : { problems: [], times: [] };
  if (count.failed > 0) {
    counts.push(`${task}: ${formatSummary(count)}`);
    const hasFailedTest = details.problems.some(({ isFlaky }) => !isFlaky);
    if (!hasFailedTest) problems.push(toTaskProblem(task, outcome.output ?? ''));
  }
  problems.push(...details.problems.map((problem) => ({ task, ...problem })));
  fileTimes.push(...details.times.map((time) => ({ task, ...time })));
  taskTimes.push({ task, milliseconds: outcome.milliseconds ?? 0 });
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
const lines = [...formatSlowestFiles(fileTimes), formatTaskTimes(taskTimes), ...formatProblems(problems), ...counts];
console.log(lines.join('\n'));
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(formatSummary(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
