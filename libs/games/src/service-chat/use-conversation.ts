import { type ChatMessage, useOpenServiceChatMutation, useSendServiceChatMutation } from '@livery/api/service';
import { tabStorage } from '@livery/kit/storage';
import { useCallback, useEffect, useState } from 'react';

/** The key of this tab's conversation: it goes with the session, so that the next to use the phone does not read it. */
const storageKey = 'livery.serviceChat';

/** What the visitor wrote and the gateway has not answered for yet. */
interface Draft {
  readonly id: string;
  readonly text: string;
  readonly state: 'sending' | 'unsent';
}

type Conversation =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly messages: readonly ChatMessage[];
      readonly drafts: readonly Draft[];
      readonly say: (text: string) => void;
      readonly sayAgain: (draft: Draft) => void;
    };

/** The live chat of this tab. A message that was not sent stays, and is sent again under the same id: it is never there twice. */
export const useConversation = (): Conversation => {
  const [open, { isError }] = useOpenServiceChatMutation();
  const [send] = useSendServiceChatMutation();
  const [conversation, setConversation] = useState<{
    readonly key: string;
    readonly messages: readonly ChatMessage[];
  }>();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);

  const begin = useCallback(async () => {
    const key = tabStorage.get(storageKey);
    const answer = await open(key ? { key } : {});
    if (!answer.data) return;
    tabStorage.set(storageKey, answer.data.key);
    setConversation(answer.data);
  }, [open]);
  useEffect(() => void begin(), [begin]);

  if (!conversation) return isError ? { status: 'failed', retry: () => void begin() } : { status: 'loading' };

  const { key, messages } = conversation;
  const put = (draft: Draft) => setDrafts((others) => [...others.filter(({ id }) => id !== draft.id), draft]);
  const deliver = async ({ id, text }: Draft) => {
    put({ id, text, state: 'sending' });
    const answer = await send({ key, id, text });
    if (!answer.data) return put({ id, text, state: 'unsent' });
    setDrafts((others) => others.filter((other) => other.id !== id));
    setConversation({ key, messages: answer.data.messages });
  };
  return {
    status: 'ready',
    messages,
    drafts,
    say: (text) => void deliver({ id: crypto.randomUUID(), text, state: 'sending' }),
    sayAgain: (draft) => void deliver(draft),
  };
};
