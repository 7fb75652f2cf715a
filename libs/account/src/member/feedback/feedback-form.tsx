import { useSendFeedbackMutation } from '@livery/api/support/feedback';
import { characterCount, feedbackLimits } from '@livery/contract/support/feedback-limits';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import styles from './feedback.module.css';
import { ImageUploadGrid } from '../../shared/image-upload/image-upload-grid.tsx';
import { topics, type Topic } from './topics.ts';
import { useDraft } from './use-draft.ts';
import { useImageUploads } from '../../shared/image-upload/use-image-uploads.ts';

/**
 * Feedback form with a topic, a text and up to three images. After a failed submit, the form still contains the input.
 */
export const FeedbackForm = () => {
  const { t } = useTranslation('feedback');
  const getErrorMessage = useErrorMessage();
  const { draft, write, renew } = useDraft();
  const [wasSent, setWasSent] = useState(false);
  const uploads = useImageUploads('feedback', feedbackLimits.images);
  const [send, sending] = useSendFeedbackMutation();
  const count = characterCount(draft.content);
  const isValid = count >= feedbackLimits.minCharacters && count <= feedbackLimits.maxCharacters;
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid || uploads.isBusy || sending.isLoading) return;
    const { data } = await send({
      requestId: draft.requestId,
      topic: draft.topic as Topic,
      content: draft.content,
      images: uploads.sent,
    });
    if (!data) return;
    renew();
    uploads.clear();
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
      <ContentField
        content={draft.content}
        count={count}
        isWrong={wasSent && !isValid}
        onContent={(content) => write({ content })}
      />
      <ImageUploadGrid
        uploads={uploads}
        maxCount={feedbackLimits.images}
        label={t('pictures.label')}
        hint={t('pictures.hint')}
      />
      {sending.error && (
        <p role="alert" className={page.error}>
          {getErrorMessage(sending.error)}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={sending.isLoading} disabled={uploads.isBusy}>
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

interface ContentFieldProps {
  readonly content: string;
  readonly count: number;
  readonly isWrong: boolean;
  readonly onContent: (content: string) => void;
}

const ContentField = ({ content, count, isWrong, onContent }: ContentFieldProps) => {
  const { t } = useTranslation('feedback');
  const { count: format } = useFormat();
  const id = useId();
  const { minCharacters, maxCharacters } = feedbackLimits;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('content.label')}
      </label>
      {/*
       * The limit counts user-visible characters, so an emoji counts as one. The attribute `maxLength` would count
       * UTF-16 code units.
       */}
      <textarea
        id={id}
        rows={5}
        dir="auto"
        className={styles.text}
        value={content}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onContent(target.value)}
      />
      <p className={styles.footer} data-failed={isWrong || count > maxCharacters}>
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
