import { createSeededRandom } from '@livery/demo/random';
import { asc, eq } from 'drizzle-orm';
import { getDraft } from '@livery/contract/operators/drafts';
import { draftOperations } from '../../modules/drafts/drafts.tables.ts';
import { getValue } from '../client.ts';
import type { OperatorGateway } from '../releases/operator-gateway.ts';
import { createSimulatedEditor, type EditorsRecord, type SimulatedEditor } from './simulated-editor.ts';
import { createNetwork, goodNetwork } from './simulated-network.ts';

/** Maximum number of ticks after the last edit until all editors have sent and received everything. */
const maxFinalTicks = 1000;

interface RunOptions {
  /** Gateways on one database. Each request goes to one of them at random. */
  readonly gateways: readonly [OperatorGateway, ...OperatorGateway[]];
  readonly draft: { readonly brand: string; readonly draftId: string };
  readonly editors: number;
  /** Number of edits of all editors together. An edit changes one or more values, and one undo step reverses it. */
  readonly edits: number;
  readonly seed: number;
}

/** Reads the history of a draft from the database, and its document from each gateway. */
const readDraft = async (gateways: RunOptions['gateways'], draft: RunOptions['draft']) => ({
  log: await gateways[0].core.db
    .select()
    .from(draftOperations)
    .where(eq(draftOperations.draftId, draft.draftId))
    .orderBy(asc(draftOperations.sequence)),
  texts: await Promise.all(gateways.map(async ({ call }) => getValue(await call(getDraft, draft)).text)),
});

/**
 * Lets simulated editors edit a draft with a bad network, until they have made `edits` edits. Then the network becomes
 * good and all editors receive all operations. The seed determines what the editors do and which requests have faults.
 * It does not determine the order in which the database processes requests that arrive at the same time.
 */
export const runEditors = async ({ gateways, draft, editors: editorCount, edits, seed }: RunOptions) => {
  const random = createSeededRandom(seed, 'editors');
  const network = createNetwork(random);
  const record: EditorsRecord = { operations: new Map(), steps: new Set(), unexpected: [] };
  const counts = { edits: 0, kills: 0, offlineTimes: 0 };
  const editors = Array.from({ length: editorCount }, (_, index) =>
    createSimulatedEditor({ operatorId: `editor${index}`, gateways, draft, network, random, record }),
  );

  /** Number of the newest operation in an event of a gateway that was not forwarded to the editors yet. */
  let newest = 0;
  const unsubscribe = gateways.map(({ core }) =>
    core.hub.subscribe((event) => {
      if (event.type === 'draft' && event.draftId === draft.draftId) newest = Math.max(newest, event.sequence);
    }),
  );
  const forwardEvents = (): void => {
    const sequence = newest;
    newest = 0;
    if (sequence > 0) for (const editor of editors) network.post(() => editor.receiveEvent(sequence));
  };

  const chance = (percent: number): boolean => random.next() * 100 < percent;

  const changeConnection = (editor: SimulatedEditor): void => {
    if (editor.isOnline() && chance(0.5)) {
      counts.offlineTimes += 1;
      editor.setOnline(false);
    } else if (!editor.isOnline() && chance(4)) editor.setOnline(true);
  };

  const act = (editor: SimulatedEditor): void => {
    changeConnection(editor);
    if (!editor.isOpen()) {
      if (chance(30)) editor.open();
      return;
    }
    if (chance(0.3)) {
      counts.kills += 1;
      editor.kill();
      return;
    }
    if (counts.edits < edits && chance(8)) counts.edits += editor.edit();
    if (chance(90)) editor.send();
    if (chance(6)) editor.step();
    if (chance(editor.isBehind() ? 6 : 1)) editor.follow();
  };

  const finish = (editor: SimulatedEditor): void => {
    editor.setOnline(true);
    editor.open();
    editor.send();
    if (editor.isBehind()) editor.follow();
  };

  const advance = async (work: (editor: SimulatedEditor) => void): Promise<void> => {
    for (const editor of editors) work(editor);
    await network.advance();
    forwardEvents();
  };

  /** Sends and loads everything until `isDone` returns true. */
  const finishUntil = async (isDone: () => boolean): Promise<void> => {
    for (let tick = 0; !isDone(); tick += 1) {
      if (tick > maxFinalTicks) throw new Error(`The editors do not end, with DRAFT_SEED=${seed}`);
      await advance(finish);
    }
  };

  while (counts.edits < edits) await advance(act);
  network.setFaults(goodNetwork);
  await finishUntil(() => network.isEmpty() && editors.every((editor) => editor.isIdle()));
  // Events can be lost, so each editor loads the last operations once more, as the console does when it connects.
  const { sequence } = getValue(await gateways[0].call(getDraft, draft));
  for (const editor of editors) editor.receiveEvent(sequence);
  await finishUntil(() => !editors.some((editor) => editor.isBehind()));
  for (const end of unsubscribe) end();

  return {
    ...(await readDraft(gateways, draft)),
    record,
    editors: editors.map((editor) => ({
      operatorId: editor.operatorId,
      state: editor.getState(),
      rejected: editor.getRejected(),
    })),
    counts: { ...counts, ...network.counts },
  };
};

export type EditorsRun = Awaited<ReturnType<typeof runEditors>>;
