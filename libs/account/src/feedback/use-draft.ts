import { tabStorage } from '@livery/kit/storage';
import { useState } from 'react';

const key = 'livery.feedbackDraft';

export interface Draft {
  /** The same until an answer has come, so that a lost one sends nothing twice. */
  readonly requestId: string;
  readonly topic: string;
  readonly content: string;
}

const fresh = (): Draft => ({ requestId: crypto.randomUUID(), topic: 'suggestion', content: '' });

const stored = (): Draft => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Draft> | null;
    return draft && typeof draft.content === 'string' && typeof draft.topic === 'string' && typeof draft.requestId === 'string' ? (draft as Draft) : fresh();
  } catch {
    return fresh();
  }
};

/** What is being written. It outlives a reload of the tab, and ends with the session. */
export const useDraft = () => {
  const [draft, setDraft] = useState(stored);
  const keep = (next: Draft) => {
    setDraft(next);
    tabStorage.set(key, JSON.stringify(next));
  };
  return { draft, write: (more: Partial<Omit<Draft, 'requestId'>>) => keep({ ...draft, ...more }), renew: () => keep({ ...fresh(), topic: draft.topic }) };
};
