import { useSubmitIdentityMutation } from '@livery/api/kyc';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageUploadGrid } from '../../shared/image-upload/image-upload-grid.tsx';
import { useImageUploads } from '../../shared/image-upload/use-image-uploads.ts';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import styles from './kyc.module.css';

/** Form to upload both sides of an identity document and a selfie. */
export const KycForm = () => {
  const { t } = useTranslation('security');
  const getErrorMessage = useErrorMessage();
  const front = useImageUploads('identity', 1);
  const back = useImageUploads('identity', 1);
  const selfie = useImageUploads('identity', 1);
  const [wasSent, setWasSent] = useState(false);
  const [submit, submitting] = useSubmitIdentityMutation();
  const sides = [front, back, selfie];
  const isBusy = sides.some((side) => side.isBusy);
  const ids = sides.map(({ sent }) => sent[0]);
  const isComplete = ids.every(Boolean);
  const handleSubmit = () => {
    setWasSent(true);
    const [frontId, backId, selfieId] = ids;
    if (frontId && backId && selfieId && !submitting.isLoading)
      void submit({ front: frontId, back: backId, selfie: selfieId });
  };
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <p className={page.lead}>{t('identity.lead')}</p>
      <div className={styles.sides}>
        <ImageUploadGrid uploads={front} maxCount={1} label={t('identity.front')} capture="environment" />
        <ImageUploadGrid uploads={back} maxCount={1} label={t('identity.back')} capture="environment" />
        <ImageUploadGrid
          uploads={selfie}
          maxCount={1}
          label={t('identity.selfie')}
          hint={t('identity.selfieHint')}
          capture="user"
        />
      </div>
      {wasSent && !isComplete && !isBusy && (
        <p role="alert" className={page.error}>
          {t('identity.missing')}
        </p>
      )}
      {submitting.error && (
        <p role="alert" className={page.error}>
          {getErrorMessage(submitting.error)}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={submitting.isLoading} disabled={isBusy}>
        {t('identity.submit')}
      </Button>
    </form>
  );
};
