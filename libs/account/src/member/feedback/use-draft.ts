import { tabStorage } from '@livery/kit/storage';
import { randomUuid } from '@livery/kit/random-uuid';
import { useState } from 'react';
import { saveDraft, getDraft } from '../../shared/draft-store.ts';

const key = 'livery.feedbackDraft';

export interface Draft {
  /**
   * Id of the feedback request. It does not change until the gateway has accepted the feedback. The gateway therefore
   * does not create a second feedback if the request is repeated.
   */
  readonly requestId: string;
  readonly topic: string;
  readonly content: string;
}

const createDraft = (): Draft => ({ requestId: randomUuid(), topic: 'suggestion', content: '' });

const loadDraft = (): Draft => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? getDraft(key) ?? 'null') as Partial<Draft> | null;
    return draft &&
      typeof draft.content === 'string' &&
      typeof draft.topic === 'string' &&
      typeof draft.requestId === 'string'
      ? (draft as Draft)
      : createDraft();
  } catch {
    return createDraft();
  }
};

/**
 * Draft of the feedback that the member writes. It is not lost after a reload of the page. If the session ends, the
 * same member gets the draft again after the next login.
 */
export const useDraft = () => {
  const [draft, setDraft] = useState(loadDraft);
  const persist = (next: Draft) => {
    setDraft(next);
    const serialized = JSON.stringify(next);
    tabStorage.set(key, serialized);
    saveDraft(key, serialized);
  };
  return {
    draft,
    write: (more: Partial<Omit<Draft, 'requestId'>>) => persist({ ...draft, ...more }),
    renew: () => persist({ ...createDraft(), topic: draft.topic }),
  };
};
