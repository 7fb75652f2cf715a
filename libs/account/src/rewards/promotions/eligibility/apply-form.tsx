import { isApiError } from '@livery/api/client/api-error';
import { useApplyActivityMutation } from '@livery/api/rewards/promotions';
import { applicationLimits } from '@livery/contract/rewards/application-limits';
import { characterCount } from '@livery/contract/support/feedback-limits';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageUploadGrid } from '../../../shared/image-upload/image-upload-grid.tsx';
import { useImageUploads } from '../../../shared/image-upload/use-image-uploads.ts';
import { saveDraft, getDraft } from '../../../shared/draft-store.ts';
import styles from './apply-form.module.css';

/**
 * Application form with a text and images. Staff review the application before the promotion pays. If the form cannot
 * be sent, it still contains the member's input.
 */
export const ApplyForm = ({ promotionId }: { promotionId: string }) => {
  const { t } = useTranslation(['promotions', 'errors']);
  const { count: format } = useFormat();
  const id = useId();
  const draftKey = `application ${promotionId}`;
  const [comment, setComment] = useState(() => getDraft(draftKey) ?? '');
  const write = (text: string) => {
    setComment(text);
    saveDraft(draftKey, text);
  };
  const [wasTried, setTried] = useState(false);
  const uploads = useImageUploads('activity', applicationLimits.images);
  const [apply, { isLoading, error }] = useApplyActivityMutation();
  const count = characterCount(comment);
  const isWrong = count === 0 || count > applicationLimits.comment;

  const handleSubmit = async () => {
    setTried(true);
    if (isWrong || isLoading || uploads.isBusy) return;
    const { data } = await apply({ id: promotionId, comment, images: uploads.sent });
    if (!data) return;
    saveDraft(draftKey, '');
    showToast({ kind: 'success', text: t('apply.sent') });
  };

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('apply.comment')}
        </label>
        {/*
         * The limit counts user-visible characters, so an emoji counts as one. The attribute `maxLength` would count
         * UTF-16 code units.
         */}
        <textarea
          id={id}
          className={styles.text}
          rows={4}
          dir="auto"
          value={comment}
          aria-invalid={wasTried && isWrong}
          aria-describedby={`${id}-count`}
          onChange={({ target }) => write(target.value)}
        />
        <p
          id={`${id}-count`}
          className={styles.count}
          data-failed={count > applicationLimits.comment || (wasTried && isWrong)}
          role={wasTried && isWrong ? 'alert' : undefined}
        >
          {wasTried && count === 0
            ? t('apply.required')
            : t('apply.count', { count: format(count), most: format(applicationLimits.comment) })}
        </p>
      </div>
      <ImageUploadGrid
        uploads={uploads}
        maxCount={applicationLimits.images}
        label={t('apply.pictures')}
        hint={t('apply.hint')}
      />
      {error && (
        <p role="alert" className={styles.failed}>
          {t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown'])}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isLoading} disabled={uploads.isBusy}>
        {t('apply.send')}
      </Button>
    </form>
  );
};
