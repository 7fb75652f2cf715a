import { useSubmitIdentityMutation } from '@livery/api/identity';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureTiles } from '../feedback/picture-tiles.tsx';
import { usePictures } from '../feedback/use-pictures.ts';
import page from '../parts/page.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './identity.module.css';

/** Both sides of a document and a selfie. */
export const IdentityForm = () => {
  const { t } = useTranslation('security');
  const phrase = useErrorPhrase();
  const front = usePictures('identity', 1);
  const back = usePictures('identity', 1);
  const selfie = usePictures('identity', 1);
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
        <PictureTiles pictures={front} most={1} label={t('identity.front')} capture="environment" />
        <PictureTiles pictures={back} most={1} label={t('identity.back')} capture="environment" />
        <PictureTiles
          pictures={selfie}
          most={1}
          label={t('identity.selfie')}
          hint={t('identity.selfieHint')}
          capture="user"
        />
      </div>
      {wasSent && !isComplete && !isBusy && (
        <p role="alert" className={page.mistake}>
          {t('identity.missing')}
        </p>
      )}
      {submitting.error && (
        <p role="alert" className={page.mistake}>
          {phrase(submitting.error)}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={submitting.isLoading} disabled={isBusy}>
        {t('identity.submit')}
      </Button>
    </form>
  );
};
