import { type ChatMessage, useStartSupportChatMutation, useSendSupportMessageMutation } from '@livery/api/support';
import { randomUuid } from '@livery/kit/random-uuid';
import { tabStorage } from '@livery/kit/storage';
import { useCallback, useEffect, useState } from 'react';

/**
 * Storage key of the chat in this tab. The chat is deleted when the session ends, so that the next user of the device
 * cannot read it.
 */
const storageKey = 'livery.serviceChat';

/** Milliseconds between two requests for the replies of the support service. */
const pollIntervalMs = 5000;

/** Message that was written by the visitor and that the gateway has not confirmed yet. */
interface Draft {
  readonly id: string;
  readonly text: string;
  readonly state: 'sending' | 'unsent';
}

type Conversation =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'loaded';
      readonly messages: readonly ChatMessage[];
      readonly drafts: readonly Draft[];
      readonly send: (text: string) => void;
      readonly resend: (draft: Draft) => void;
    };

/**
 * Returns the state of the live chat in this browser tab, and functions that send messages. A message that could not
 * be sent stays in `drafts`. The visitor can send it again with the same id, so the gateway stores it only once.
 */
export const useConversation = (): Conversation => {
  const [open, { isError }] = useStartSupportChatMutation();
  const [sendMessage] = useSendSupportMessageMutation();
  const [conversation, setConversation] = useState<{
    readonly key: string;
    readonly messages: readonly ChatMessage[];
  }>();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);

  const openConversation = useCallback(async () => {
    const key = tabStorage.get(storageKey);
    const response = await open(key ? { key } : {});
    if (!response.data) return;
    tabStorage.set(storageKey, response.data.key);
    setConversation(response.data);
  }, [open]);
  useEffect(() => void openConversation(), [openConversation]);

  const isOpen = conversation !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void openConversation();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [isOpen, openConversation]);

  if (!conversation)
    return isError ? { status: 'failed', retry: () => void openConversation() } : { status: 'loading' };

  const { key, messages } = conversation;
  const upsertDraft = (draft: Draft) => setDrafts((others) => [...others.filter(({ id }) => id !== draft.id), draft]);
  const deliver = async ({ id, text }: Draft) => {
    upsertDraft({ id, text, state: 'sending' });
    const response = await sendMessage({ key, id, text });
    if (!response.data) return upsertDraft({ id, text, state: 'unsent' });
    setDrafts((others) => others.filter((other) => other.id !== id));
    setConversation({ key, messages: response.data.messages });
  };
  return {
    status: 'loaded',
    messages,
    drafts,
    send: (text) => void deliver({ id: randomUuid(), text, state: 'sending' }),
    resend: (draft) => void deliver(draft),
  };
};
