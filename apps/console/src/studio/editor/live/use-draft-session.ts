import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import type { Draft, DraftOperation } from '../../drafts/drafts.api.ts';
import { toPathKey } from '../model/brand-document.ts';
import type { Person } from '../model/editor-context.ts';
import { createDraftCalls, loadDraft } from './draft-calls.ts';
import { followDraft } from './draft-events.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import { createEditQueue } from './edit-queue.ts';

/** Time for which a change by another person is highlighted, in milliseconds. */
const markMs = 3000;

export interface OpenDraft {
  readonly draft: Draft;
  readonly session: DraftSession;
}

interface SessionKey {
  readonly brand: string;
  readonly draftId: string;
  readonly operatorId: string;
}

/** Highlights the values that other people have changed within the last few seconds. */
const useMarks = () => {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((operations: readonly DraftOperation[]) => {
    setMarks((current) => new Set([...current, ...operations.map(({ path }) => toPathKey(path))]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMarks(new Set()), markMs);
  }, []);
  return { marks, mark };
};

/** Opens a draft. While the editor is open, adds the changes of other people to the draft. */
export const useDraftSession = ({ brand, draftId, operatorId }: SessionKey) => {
  const { dispatch } = useStore() as ConsoleStore;
  const explain = useRef(useErrorText());
  const [opened, setOpened] = useState<OpenDraft>();
  const [error, setError] = useState<unknown>();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [baseRevision, setBaseRevision] = useState(0);
  const { marks, mark } = useMarks();
  useEffect(() => {
    let isEnded = false;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const draft = await loadDraft(dispatch, { brand, draftId });
      if (isEnded) return;
      const queue = await createEditQueue(operatorId, draftId);
      if (isEnded) return queue.close();
      const session = createDraftSession({
        draft,
        operatorId,
        queue,
        calls: createDraftCalls(dispatch, { brand, draftId }),
        explain: (cause) => explain.current(cause),
        onOthers: mark,
      });
      const stop = followDraft(
        { brand, draftId },
        { onSequence: session.follow, onPeople: setPeople, onBase: () => setBaseRevision((current) => current + 1) },
      );
      addEventListener('online', session.retry);
      close = () => {
        removeEventListener('online', session.retry);
        stop();
        session.close();
      };
      setOpened({ draft, session });
      return undefined;
    };
    open().catch((cause: unknown) => {
      if (!isEnded) setError(cause);
    });
    return () => {
      isEnded = true;
      setOpened(undefined);
      close();
    };
  }, [dispatch, brand, draftId, operatorId, attempt, mark]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { opened, error, retry, people, setPeople, marks, baseRevision };
};
