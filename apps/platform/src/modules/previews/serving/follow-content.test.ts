import { expect, it, vi } from 'vitest';
import type { DraftSource } from '../bundles/draft-source.ts';
import type { Preview } from '../keys/previews.tables.ts';
import { followContent } from './follow-content.ts';

const preview: Preview = {
  id: 'preview-1',
  brand: 'plenty',
  draftId: 'draft-1',
  releaseId: null,
  environment: null,
} as Preview;

const start = (compose: () => Promise<undefined>) => {
  const changes = new Set<Parameters<DraftSource['onChange']>[0]>();
  const drafts: DraftSource = {
    load: async () => undefined,
    onChange: (listener) => {
      changes.add(listener);
      return () => void changes.delete(listener);
    },
  };
  const content = followContent(preview, {
    bundles: { compose },
    drafts,
    findShown: async () => undefined,
    onRelease: () => () => undefined,
    onVersion: () => () => undefined,
  });
  const change = (draftId: string, sequence: number): void => {
    for (const listener of changes) listener({ draftId, sequence });
  };
  return { content, change };
};

it('composes a changed draft before its page is requested, and no other draft', () => {
  const compose = vi.fn(async () => undefined);
  const { content, change } = start(compose);
  const received: number[] = [];
  const stop = content.subscribe((sequence) => received.push(sequence));
  change('draft-2', 7);
  expect([compose.mock.calls.length, received]).toEqual([0, []]);
  change('draft-1', 8);
  expect([compose.mock.calls, received]).toEqual([[[preview]], [8]]);
  stop();
  change('draft-1', 9);
  expect(compose).toHaveBeenCalledTimes(1);
});

it('reports a change although the draft cannot be composed', async () => {
  const { content, change } = start(() => Promise.reject(new Error('The composer has ended')));
  const received: number[] = [];
  content.subscribe((sequence) => received.push(sequence));
  change('draft-1', 8);
  await Promise.resolve();
  expect(received).toEqual([8]);
});
