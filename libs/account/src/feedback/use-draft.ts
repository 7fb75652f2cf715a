import { tabStorage } from '@livery/kit/storage';
import { useState } from 'react';
import { randomUuid } from '../entry/random-uuid.ts';
import { keepWords, keptWords } from '../parts/kept-words.ts';

const key = 'livery.feedbackDraft';

export interface Draft {
  /** The same until an answer has come, so that a lost one sends nothing twice. */
  readonly requestId: string;
  readonly topic: string;
  readonly content: string;
}

const fresh = (): Draft => ({ requestId: randomUuid(), topic: 'suggestion', content: '' });

const stored = (): Draft => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? keptWords(key) ?? 'null') as Partial<Draft> | null;
    return draft &&
      typeof draft.content === 'string' &&
      typeof draft.topic === 'string' &&
      typeof draft.requestId === 'string'
      ? (draft as Draft)
      : fresh();
  } catch {
    return fresh();
  }
};

/** What is being written. It outlives a reload of the tab, and the end of a session for the member who goes on with another. */
export const useDraft = () => {
  const [draft, setDraft] = useState(stored);
  const keep = (next: Draft) => {
    setDraft(next);
    const written = JSON.stringify(next);
    tabStorage.set(key, written);
    keepWords(key, written);
  };
  return {
    draft,
    write: (more: Partial<Omit<Draft, 'requestId'>>) => keep({ ...draft, ...more }),
    renew: () => keep({ ...fresh(), topic: draft.topic }),
  };
};
