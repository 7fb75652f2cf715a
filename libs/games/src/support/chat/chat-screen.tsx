import type { ChatMessage } from '@livery/api/support';
import { chatMessageMaxLength } from '@livery/contract/constants';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { SendIcon } from '@livery/ui/icons/send';
import { Spinner } from '@livery/ui/spinner';
import { EmptyState } from '@livery/ui/empty-state';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-screen.module.css';
import { useConversation } from './use-conversation.ts';

export const Screen = () => {
  const { t } = useTranslation(['home', 'shell']);
  const conversation = useConversation();
  const end = useRef<HTMLDivElement>(null);
  const length = conversation.status === 'loaded' ? conversation.messages.length + conversation.drafts.length : 0;
  useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [length]);
  if (conversation.status === 'failed') {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('chat.failed')}
        action={<Button onClick={conversation.retry}>{t('shell:action.retry')}</Button>}
      />
    );
  }
  if (conversation.status === 'loading') {
    return (
      <div className={styles.waiting} aria-busy>
        <Spinner />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.log} role="log" aria-label={t('chat.log')}>
        {conversation.messages.map(({ id, author, text }) => (
          <Message key={id} author={author}>
            <MessageText>{text}</MessageText>
          </Message>
        ))}
        {conversation.drafts.map((draft) => (
          <Message key={draft.id} author="visitor" state={draft.state}>
            <MessageText>{draft.text}</MessageText>
            {draft.state === 'unsent' ? (
              <button type="button" className={styles.again} onClick={() => conversation.resend(draft)}>
                {t('chat.unsent')}
              </button>
            ) : (
              <span className="visuallyHidden">{t('chat.sending')}</span>
            )}
          </Message>
        ))}
        <div ref={end} className={styles.end} />
      </div>
      <Composer onSend={conversation.send} />
    </div>
  );
};

interface MessageProps {
  readonly author: ChatMessage['author'];
  readonly state?: 'sending' | 'unsent';
  readonly children: ReactNode;
}

function Message({ author, state, children }: MessageProps) {
  const { t } = useTranslation('home');
  return (
    <p className={styles.message} data-author={author} data-state={state}>
      <span className="visuallyHidden">{t(author === 'visitor' ? 'chat.you' : 'chat.service')}: </span>
      {children}
    </p>
  );
}

/** Text of a message. Its reading direction depends on the text and not on the language of the page. */
function MessageText({ children }: { readonly children: string }) {
  return (
    <span className={styles.text} dir="auto">
      {children}
    </span>
  );
}

function Composer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('home');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // In some languages, Enter confirms the character that an input method composes. Such an Enter must not send the
    // message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} className={styles.composer} onSubmit={handleSubmit}>
      <textarea
        className={styles.field}
        aria-label={t('chat.label')}
        placeholder={t('chat.label')}
        value={text}
        rows={1}
        maxLength={chatMessageMaxLength}
        dir="auto"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton type="submit" label={t('chat.send')} className={styles.send} disabled={text.trim() === ''}>
        <SendIcon />
      </IconButton>
    </form>
  );
}
