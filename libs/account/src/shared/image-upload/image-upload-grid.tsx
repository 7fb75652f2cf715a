import { isolateText } from '@livery/kit/format/bidi';
import { CameraIcon } from '@livery/ui/icons/camera';
import { CloseIcon } from '@livery/ui/icons/close';
import { WarningIcon } from '@livery/ui/icons/warning';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './image-upload-grid.module.css';
import type { ImageUpload, useImageUploads } from './use-image-uploads.ts';

interface ImageUploadGridProps {
  readonly uploads: ReturnType<typeof useImageUploads>;
  readonly maxCount: number;
  readonly label: string;
  readonly hint?: string;
  /**
   * Camera of a phone that the button opens instead of the file dialog: `user` is the front camera (for a selfie),
   * `environment` the rear camera. If undefined, the button opens the file dialog.
   */
  readonly capture?: 'user' | 'environment';
}

/**
 * Returns the error messages of the selected images: one for each image that could not be prepared or uploaded, and one
 * for all images that exceed the maximum number. Equal messages appear only once.
 */
const listProblems = (
  { images, leftOut }: ReturnType<typeof useImageUploads>,
  describeLeftOut: (names: string) => string,
): readonly string[] => {
  const rejected = images.flatMap(({ name, error }) =>
    error === undefined ? [] : [name === '' ? error : `${isolateText(name)}: ${error}`],
  );
  const all = leftOut.length === 0 ? rejected : [...rejected, describeLeftOut(leftOut.map(isolateText).join(', '))];
  return [...new Set(all)];
};

/**
 * Grid with a preview and the upload progress of each selected image. An add button is shown until `maxCount` is
 * reached.
 */
export const ImageUploadGrid = ({ uploads, maxCount, label, hint, capture }: ImageUploadGridProps) => {
  const { t } = useTranslation('feedback');
  const id = useId();
  const images = uploads.images;
  const problems = listProblems(uploads, (names) => t('pictures.tooMany', { names }));
  return (
    <div className={styles.root}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.tiles}>
        {images.map((image) => (
          <Tile key={image.key} image={image} onRemove={() => uploads.remove(image.key)} />
        ))}
        {images.length < maxCount && (
          <label className={styles.add}>
            <CameraIcon />
            <span className={styles.hidden}>{label}</span>
            <span aria-hidden>{t('pictures.add')}</span>
            <input
              type="file"
              accept="image/png,image/jpeg"
              multiple={maxCount > 1}
              {...(capture && { capture })}
              aria-describedby={`${id}-hint`}
              className={styles.file}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                target.value = '';
                void uploads.add(chosen);
              }}
            />
          </label>
        )}
      </div>
      <div id={`${id}-hint`} className={styles.hint} data-failed={problems.length > 0} aria-live="polite">
        {problems.length === 0 && hint}
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
};

const Tile = ({
  image: { status, preview, progress, key },
  onRemove,
}: {
  image: ImageUpload;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('feedback');
  return (
    <span className={styles.tile} data-status={status}>
      {preview ? (
        <img src={preview} alt={t('pictures.alt', { number: key })} className={styles.image} />
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
