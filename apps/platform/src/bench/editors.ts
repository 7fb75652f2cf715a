import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findLosses } from '@livery/drafts/testing/find-losses';
import { simulateEditors } from '@livery/drafts/testing/simulate-editors';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/editors.json', import.meta.url));
const editors = 20;
/**
 * Number of edits in each simulated draft of a brand file. The benchmark simulates one draft for each item of `seeds`,
 * so four drafts have 10,000 edits.
 */
const editsOfDraft = 2500;
const seeds = [1, 2, 3, 4];

const runs = seeds.map((seed) => {
  const simulation = simulateEditors({ editors, edits: editsOfDraft, seed });
  const losses = Object.entries(findLosses(simulation)).map(([kind, found]) => [kind, found.length] as const);
  const { gateway, kills, ids, rejectedIds } = simulation;
  return { losses, kills, operations: ids.size, rejected: rejectedIds.size, logged: gateway.log.length };
});
const sum = (get: (run: (typeof runs)[number]) => number): number => runs.reduce((total, run) => total + get(run), 0);

const report = {
  what: 'Drafts in which editors work with a bad network: lost, late, repeated and reordered messages, offline times and killed pages',
  repeat: 'npx nx run platform:bench-editors',
  editors,
  edits: editsOfDraft * seeds.length,
  operations: sum(({ operations }) => operations),
  rejectedAndShown: sum(({ rejected }) => rejected),
  operationsInHistory: sum(({ logged }) => logged),
  killedPages: sum(({ kills }) => kills),
  defects: Object.fromEntries(
    (runs[0]?.losses ?? []).map(([kind], index) => [kind, sum(({ losses }) => losses[index]?.[1] ?? 0)]),
  ),
};
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
