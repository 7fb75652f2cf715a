import { useSendFeedbackMutation } from '@livery/api/feedback';
import { characterCount, feedbackLimits } from '@livery/contract/feedback-limits';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './feedback.module.css';
import { PictureTiles } from './picture-tiles.tsx';
import { topics, type Topic } from './topics.ts';
import { useDraft } from './use-draft.ts';
import { usePictures } from './use-pictures.ts';

/** A topic, some words, up to three pictures. Nothing that was written is lost to a failure. */
export const FeedbackForm = () => {
  const { t } = useTranslation('feedback');
  const phrase = useErrorPhrase();
  const { draft, write, renew } = useDraft();
  const [wasSent, setWasSent] = useState(false);
  const pictures = usePictures('feedback', feedbackLimits.images);
  const [send, sending] = useSendFeedbackMutation();
  const count = characterCount(draft.content);
  const isValid = count >= feedbackLimits.minCharacters && count <= feedbackLimits.maxCharacters;
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid || pictures.isBusy || sending.isLoading) return;
    const { data } = await send({
      requestId: draft.requestId,
      topic: draft.topic as Topic,
      content: draft.content,
      images: pictures.sent,
    });
    if (!data) return;
    renew();
    pictures.clear();
    setWasSent(false);
    showToast({ kind: 'success', text: t('thanks') });
  };
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Topics topic={draft.topic} onTopic={(topic) => write({ topic })} />
      <Words
        content={draft.content}
        count={count}
        isWrong={wasSent && !isValid}
        onContent={(content) => write({ content })}
      />
      <PictureTiles
        pictures={pictures}
        most={feedbackLimits.images}
        label={t('pictures.label')}
        hint={t('pictures.hint')}
      />
      {sending.error && (
        <p role="alert" className={page.mistake}>
          {phrase(sending.error)}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={sending.isLoading} disabled={pictures.isBusy}>
        {t('send')}
      </Button>
    </form>
  );
};

const Topics = ({ topic, onTopic }: { topic: string; onTopic: (topic: Topic) => void }) => {
  const { t } = useTranslation('feedback');
  const name = useId();
  return (
    <fieldset className={styles.topics}>
      <legend className={styles.label}>{t('topic.label')}</legend>
      {topics.map((each) => (
        <label key={each} className={styles.topic}>
          <input
            type="radio"
            name={name}
            checked={each === topic}
            onChange={() => onTopic(each)}
            className={styles.radio}
          />
          {t(`topic.${each}`)}
        </label>
      ))}
    </fieldset>
  );
};

interface WordsProps {
  readonly content: string;
  readonly count: number;
  readonly isWrong: boolean;
  readonly onContent: (content: string) => void;
}

const Words = ({ content, count, isWrong, onContent }: WordsProps) => {
  const { t } = useTranslation('feedback');
  const { count: format } = useFormat();
  const id = useId();
  const { minCharacters, maxCharacters } = feedbackLimits;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('content.label')}
      </label>
      {/* The bound is counted as a reader counts and not by the browser: an emoji is one. */}
      <textarea
        id={id}
        rows={5}
        dir="auto"
        className={styles.words}
        value={content}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onContent(target.value)}
      />
      <p className={styles.foot} data-failed={isWrong || count > maxCharacters}>
        <span id={`${id}-hint`} role={isWrong ? 'alert' : undefined}>
          {t('content.hint', { 0: format(minCharacters), 1: format(maxCharacters) })}
        </span>
        <bdi className={styles.count}>
          {format(count)}/{format(maxCharacters)}
        </bdi>
      </p>
    </div>
  );
};
