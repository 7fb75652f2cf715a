import { describe, expect, it } from 'vitest';
import { DraftError } from '../draft-error.ts';
import { createModelGateway } from '../testing/model-gateway.ts';
import { createDraftClient, type DraftRequest, getValue, isPathPending } from './create-draft-client.ts';

const accent = ['document', 'theme', 'accent'];
const page = ['document', 'theme', 'page'];

const createEditors = () => {
  const gateway = createModelGateway('{"theme":{"accent":"0","page":"0"}}');
  let nextId = 0;
  const createEditor = (operatorId: string) =>
    createDraftClient({ draft: gateway.load(operatorId), operatorId, createId: () => `${(nextId += 1)}` });
  const send = (operatorId: string, client: ReturnType<typeof createEditor>): void => {
    for (let request = client.takeRequest(); request; request = client.takeRequest()) {
      const response = gateway.apply(operatorId, request);
      if (typeof response === 'string') client.receiveRejection(response);
      else client.receiveResponse(response);
    }
  };
  return { gateway, createEditor, send };
};

describe('the client of a draft', () => {
  it('shows an edit at once, and sends it once', () => {
    const { gateway, createEditor, send } = createEditors();
    const kim = createEditor('kim');
    let calls = 0;
    const unsubscribe = kim.subscribe(() => (calls += 1));
    kim.edit([{ path: accent, to: 'a' }]);
    expect(calls).toBe(1);
    unsubscribe();
    expect([getValue(kim.getState(), accent), isPathPending(kim.getState(), accent)]).toEqual(['a', true]);
    const request = kim.takeRequest() as DraftRequest;
    expect(kim.takeRequest()).toBeUndefined();
    gateway.apply('kim', request);
    kim.receiveFailure();
    send('kim', kim);
    expect(gateway.log).toHaveLength(1);
    expect([getValue(kim.getState(), accent), isPathPending(kim.getState(), accent)]).toEqual(['a', false]);
    expect(kim.getState()).toMatchObject({ sequence: 1, latest: 1, canUndo: true });
  });

  it('joins continued edits of the same value until they are sent', () => {
    const { gateway, createEditor, send } = createEditors();
    const kim = createEditor('kim');
    for (const to of ['p', 'pl', 'ple']) kim.edit([{ path: accent, to }], { isContinued: true });
    send('kim', kim);
    kim.edit([{ path: accent, to: 'plen' }], { isContinued: true });
    kim.edit([{ path: page, to: 'x' }], { isContinued: true });
    send('kim', kim);
    expect(gateway.log.map(({ from, to }) => [from, to])).toEqual([
      ['0', 'ple'],
      ['ple', 'plen'],
      ['0', 'x'],
    ]);
  });

  it('applies pending edits again after operations of other people', () => {
    const { gateway, createEditor, send } = createEditors();
    const [kim, ana] = [createEditor('kim'), createEditor('ana')];
    kim.edit([{ path: accent, to: 'kim' }]);
    ana.edit([{ path: accent, to: 'ana' }]);
    ana.edit([{ path: page, to: 'ana' }]);
    send('ana', ana);
    kim.receiveOperations(gateway.log);
    expect([getValue(kim.getState(), accent), getValue(kim.getState(), page)]).toEqual(['kim', 'ana']);
    send('kim', kim);
    const replacement = { path: accent, value: 'ana', setBy: 'ana', replacedBy: 'kim', sequence: 3 };
    expect(kim.getState().replacements).toEqual([replacement]);
    ana.receiveOperations(gateway.log);
    expect(ana.getState().replacements).toEqual([replacement]);
    expect(ana.getState().content).toEqual(kim.getState().content);
    ana.dismiss();
    expect(ana.getState().replacements).toEqual([]);
  });

  it('notices missed operations, and accepts them in any order', () => {
    const { gateway, createEditor, send } = createEditors();
    const [kim, ana] = [createEditor('kim'), createEditor('ana')];
    for (const to of ['1', '2', '3']) ana.edit([{ path: accent, to }]);
    send('ana', ana);
    kim.receiveOperations(gateway.log.slice(2));
    expect(kim.getState()).toMatchObject({ sequence: 0, latest: 3 });
    kim.receiveSequence(3);
    kim.receiveOperations(gateway.log.toReversed());
    expect(kim.getState()).toMatchObject({ sequence: 3, latest: 3 });
    expect(getValue(kim.getState(), accent)).toBe('3');
    kim.receiveSequence(4);
    expect(kim.getState()).toMatchObject({ sequence: 3, latest: 4 });
  });

  it('keeps pending edits when the page closes, and when the draft is loaded again', () => {
    const { gateway, createEditor, send } = createEditors();
    const kim = createEditor('kim');
    kim.edit([{ path: accent, to: 'kim' }]);
    gateway.apply('kim', kim.takeRequest() as DraftRequest);
    kim.edit([{ path: page, to: 'kim' }]);
    const pending = JSON.parse(JSON.stringify(kim.getPending())) as ReturnType<typeof kim.getPending>;
    const reopened = createDraftClient({
      draft: gateway.load('kim'),
      operatorId: 'kim',
      createId: () => 'later',
      pending,
    });
    reopened.reload(gateway.load('kim'));
    expect([getValue(reopened.getState(), accent), getValue(reopened.getState(), page)]).toEqual(['kim', 'kim']);
    send('kim', reopened);
    expect(gateway.log.map(({ path }) => path)).toEqual([accent, page]);
    expect(reopened.getPending()).toEqual([]);
  });

  it('rejects an edit of more operations than one call can have, and changes nothing', () => {
    const kim = createEditors().createEditor('kim');
    const changes = Array.from({ length: 4001 }, (_, index) => ({
      path: ['document', 'texts', `key${index}`],
      to: 'x',
    }));
    expect(() => kim.edit(changes)).toThrow(expect.objectContaining({ reason: 'batch' }));
    expect(kim.getPending()).toEqual([]);
  });

  it('rejects a value that the draft cannot have, and keeps what the gateway rejects', () => {
    const { gateway, createEditor, send } = createEditors();
    const [kim, ana] = [createEditor('kim'), createEditor('ana')];
    expect(() => kim.edit([{ path: ['document', 'theme'], to: 'dark' }])).toThrow(DraftError);
    kim.edit([{ path: ['document', 'alt'], to: 'Logo' }]);
    ana.edit([{ path: ['document', 'alt', 'EN'], to: 'Logo' }]);
    ana.edit([{ path: page, to: 'ana' }]);
    send('kim', kim);
    send('ana', ana);
    expect(gateway.log.map(({ by }) => by)).toEqual(['kim', 'ana']);
    expect(ana.getState().rejected).toMatchObject([
      { message: 'alt has a value. Remove it first', edit: { operations: [{ to: 'Logo' }] } },
    ]);
  });

  it('adds the operations of an undo while an edit is on its way', () => {
    const { gateway, createEditor, send } = createEditors();
    const kim = createEditor('kim');
    kim.edit([{ path: accent, to: 'kim' }]);
    send('kim', kim);
    kim.edit([{ path: page, to: 'kim' }]);
    const request = kim.takeRequest() as DraftRequest;
    kim.receiveHistoryStep(gateway.undo('kim', 1, 'u'));
    expect([getValue(kim.getState(), accent), getValue(kim.getState(), page)]).toEqual(['0', 'kim']);
    expect(kim.takeRequest()).toBeUndefined();
    const response = gateway.apply('kim', request);
    if (typeof response === 'string') throw new Error(response);
    kim.receiveResponse(response);
    expect(kim.getPending()).toEqual([]);
  });
});
