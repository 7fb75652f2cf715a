import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { expect, it, vi } from 'vitest';
import type { Composer } from '../../releases/index.ts';
import { createDraftBundles } from './draft-bundles.ts';

const draft = { brand: 'plenty', draftId: 'spring' };
/** Content of a draft state that cannot be composed, because it has problems. All other contents can be composed. */
const wrong = 'wrong';

/**
 * Creates the bundle store of a gateway, and a draft with these states. The state at index 0 is the initial one, and
 * each operation of the draft leads to the next state.
 */
const createGateway = (...states: readonly string[]) => {
  const composeDraft = vi.fn<Composer['composeDraft']>(async ({ text }) =>
    text === wrong
      ? { problems: [{ file: 'plenty.json', path: '$.name', ...createProblemText('name.taken', { name: 'Plenty' }) }] }
      : {
          compileId: 'compile',
          build: 'build',
          headers: { rules: [], contentSecurityPolicy: {} },
          files: new Map([[`assets/${text}.css`, { kind: 'bytes', bytes: Buffer.from(text) }]]),
        },
  );
  const bundles = createDraftBundles({
    drafts: {
      load: async (_brand, _draftId, sequence = states.length - 1) => {
        const text = states[sequence] as string;
        return { sequence, document: { file: 'plenty.json', text, images: new Map() }, completeText: text };
      },
    },
    composer: { composeDraft, renderImage: async () => undefined },
  });
  /**
   * Composes the draft. If it has problems, composes the last state that has none, as for a page in a frame of the
   * editor.
   */
  const composeShown = async () => {
    const composed = await bundles.compose(draft);
    return composed && 'problems' in composed ? composed.composeEarlier() : composed;
  };
  return { ...bundles, composeDraft, composeShown };
};

it('loads the files of the last state without problems at a gateway that has not composed it', async () => {
  const states = ['first', 'second', wrong];
  const composed = await createGateway(...states).composeShown();
  const [path] = [...(composed?.bundle.files.keys() ?? [])];
  expect(path).toBe('assets/second.css');
  expect((await createGateway(...states).findFile(draft, path!))?.file).toEqual({
    kind: 'bytes',
    bytes: Buffer.from('second'),
  });
});

it('finds no file of a draft that never was without problems, and composes each of its states once', async () => {
  const { findFile, composeShown, composeDraft } = createGateway(wrong, wrong, wrong, wrong);
  expect(await composeShown()).toBeUndefined();
  const searched = composeDraft.mock.calls.length;
  expect(await findFile(draft, 'assets/first.css')).toBeUndefined();
  expect(await composeShown()).toBeUndefined();
  expect(composeDraft.mock.calls.length).toBe(searched);
});
