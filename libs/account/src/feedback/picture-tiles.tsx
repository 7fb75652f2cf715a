import { CameraIcon } from '@livery/ui/icons/camera';
import { CloseIcon } from '@livery/ui/icons/close';
import { WarningIcon } from '@livery/ui/icons/warning';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './picture-tiles.module.css';
import type { Picture, usePictures } from './use-pictures.ts';

interface PictureTilesProps {
  readonly pictures: ReturnType<typeof usePictures>;
  readonly most: number;
  readonly label: string;
  readonly hint?: string;
  /** Opens the camera at once, where there is one: the selfie. */
  readonly capture?: 'user' | 'environment';
}

/** What was chosen, as small pictures with how far each has got, and a place to choose more while there is room. */
export const PictureTiles = ({ pictures, most, label, hint, capture }: PictureTilesProps) => {
  const { t } = useTranslation('feedback');
  const id = useId();
  const shown = pictures.pictures;
  const failed = shown.find(({ error }) => error);
  return (
    <div className={styles.root}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.tiles}>
        {shown.map((picture) => (
          <Tile key={picture.key} picture={picture} onRemove={() => pictures.remove(picture.key)} />
        ))}
        {shown.length < most && (
          <label className={styles.add}>
            <CameraIcon />
            <span className={styles.hidden}>{label}</span>
            <span aria-hidden>{t('pictures.add')}</span>
            <input
              type="file"
              accept="image/png,image/jpeg"
              multiple={most > 1}
              {...(capture && { capture })}
              aria-describedby={`${id}-hint`}
              className={styles.file}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                target.value = '';
                void pictures.add(chosen);
              }}
            />
          </label>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-failed={failed !== undefined} aria-live="polite">
        {failed?.error ?? hint}
      </p>
    </div>
  );
};

const Tile = ({
  picture: { status, preview, progress, key },
  onRemove,
}: {
  picture: Picture;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('feedback');
  return (
    <span className={styles.tile} data-status={status}>
      {preview ? (
        <img src={preview} alt={t('pictures.alt', { number: key })} className={styles.picture} />
      ) : (
        status === 'failed' && <WarningIcon />
      )}
      {status === 'sending' && (
        <progress className={styles.progress} value={progress} aria-label={t('pictures.sending')} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('pictures.remove', { number: key })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </span>
  );
};
