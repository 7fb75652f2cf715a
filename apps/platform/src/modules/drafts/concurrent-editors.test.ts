import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createDraft } from '@livery/contract/operators/drafts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyAppStore } from '../../testing/app-store.ts';
import { getValue } from '../../testing/client.ts';
import { findDefects } from '../../testing/drafts/find-defects.ts';
import { type EditorsRun, runEditors } from '../../testing/drafts/run-editors.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { readFixtureBrand } from '../../testing/releases/release-tools.ts';

/** Number of edits in each draft. */
const edits = Number(process.env.DRAFT_EDITS ?? 1000);
/** Number of drafts. `nx run platform:editors` sets it to more than one, and the test then writes a report. */
const draftCount = Number(process.env.DRAFTS ?? 1);
const reportFile = fileURLToPath(new URL('../../../../../docs/performance/editors.json', import.meta.url));
/** Seed of the simulation. The variable DRAFT_SEED sets another one. */
const seed = Number(process.env.DRAFT_SEED ?? 20_261_127);
const editors = 20;
const brand = 'plenty';

let gateways: readonly [OperatorGateway, OperatorGateway];
beforeAll(async () => {
  const store = await createEmptyAppStore();
  const settings = { redisUrl: inject('redisServer') };
  gateways = [
    await buildOperatorGateway({ store, settings }),
    await buildOperatorGateway({ store: { ...store, close: async () => {} }, settings }),
  ];
});
afterAll(async () => {
  for (const { close, config } of gateways.toReversed()) {
    await close();
    await rm(config.dataFolder, { recursive: true, force: true });
  }
});

/** Lets the editors edit a new draft of the brand `plenty`. Returns the run, and the defects that it has shown. */
const runDraft = async (seedOfDraft: number) => {
  const { text } = await readFixtureBrand();
  const source = { kind: 'document' as const, text, assets: [] };
  const { draftId } = getValue(await gateways[0].call(createDraft, { brand, name: 'Spring', source }));
  const run = await runEditors({ gateways, draft: { brand, draftId }, editors, edits, seed: seedOfDraft });
  return { run, defects: findDefects(run, text) };
};

/** Returns the figures of a run. */
const measure = ({ log, record, editors: all, counts }: EditorsRun) => ({
  edits: counts.edits,
  operations: record.operations.size,
  rejectedAndShown: all.reduce((sum, { rejected }) => sum + rejected.length, 0),
  operationsInHistory: log.length,
  undoAndRedoRequests: record.steps.size,
  undoneOrRedoneOperations: log.filter(({ undoes }) => undoes !== null).length,
  replacedUnseenValues: log.filter(({ replaced }) => replaced !== null).length,
  killedPages: counts.kills,
  offlineTimes: counts.offlineTimes,
  requests: counts.requests,
  lostRequests: counts.lostRequests,
  lostResponses: counts.lostResponses,
  repeatedRequests: counts.repeatedRequests,
  lateRequests: counts.lateRequests,
});

type Figures = Readonly<Record<keyof ReturnType<typeof measure>, number>>;

/** Adds up the figures of several runs. All items must have the same names. */
const sum = <Name extends string>(items: readonly Readonly<Record<Name, number>>[]) =>
  Object.fromEntries(
    Object.keys(items[0] ?? {}).map((name) => [name, items.reduce((total, item) => total + item[name as Name], 0)]),
  ) as Record<Name, number>;

/** Writes the figures of a full run into the documentation. */
const writeReport = async (figures: Figures, defects: Readonly<Record<string, number>>): Promise<void> => {
  const report = {
    what: 'Editors of drafts at two gateways, with lost, late, repeated and reordered messages and killed pages',
    repeat: 'npx nx run platform:editors',
    seed,
    editors,
    drafts: draftCount,
    ...figures,
    defects,
  };
  const text = `${JSON.stringify(report, undefined, 2)}\n`;
  await writeFile(reportFile, text);
  process.stdout.write(text);
};

it(
  `loses no edit of ${editors} editors with a bad network, offline times and kills, and all end with the same document`,
  async () => {
    const figuresOfDrafts: Figures[] = [];
    const defectsOfDrafts: Record<string, number>[] = [];
    for (let index = 0; index < draftCount; index += 1) {
      const { run, defects } = await runDraft(seed + index);
      const noDefects = Object.fromEntries(Object.keys(defects).map((kind) => [kind, []]));
      expect(defects, `DRAFT_SEED=${seed + index}`).toEqual(noDefects);
      figuresOfDrafts.push(measure(run));
      defectsOfDrafts.push(Object.fromEntries(Object.entries(defects).map(([kind, { length }]) => [kind, length])));
    }
    const figures = sum(figuresOfDrafts);
    if (draftCount > 1) await writeReport(figures, sum(defectsOfDrafts));

    // The run proves something only if the faults, the conflicts and the steps back have really happened.
    const { rejectedAndShown, undoneOrRedoneOperations, ...others } = figures;
    const total = edits * draftCount;
    expect(others.edits).toBe(total);
    for (const [name, count] of Object.entries(others)) expect(count, name).toBeGreaterThan(total / 200);
    expect(rejectedAndShown).toBeGreaterThan(0);
    expect(undoneOrRedoneOperations).toBeGreaterThan(total / 50);
  },
  (120_000 + edits * 600) * draftCount,
);
