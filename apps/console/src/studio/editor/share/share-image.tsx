import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { shareImagePath } from '../images/image-slot.ts';
import { UploadImage } from '../images/upload-image.tsx';
import { useOwnImage } from '../images/use-own-image.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { FieldProblem } from '../problems/field-problem.tsx';
import styles from './share.module.css';

/**
 * Field for the image of link previews. The operator uploads an image, or the brand uses the image that the app
 * creates.
 */
export const ShareImage = () => {
  const t = useTexts('editor');
  const { brand, canEdit } = useEditor();
  const { problem } = useField(shareImagePath);
  const { name, upload, remove } = useOwnImage(shareImagePath, 'share');
  return (
    <div className={styles.choice}>
      <h4 className={styles.title}>{t('share.image')}</h4>
      <p className={styles.hint}>{t('share.imageHint')}</p>
      {name !== '' && (
        <bdi className={styles.name} dir="ltr">
          {name}
        </bdi>
      )}
      {problem && <FieldProblem problem={problem} />}
      <InheritedValue path={shareImagePath} />
      {canEdit && (
        <div className={styles.actions}>
          <UploadImage
            brand={brand}
            label={t(name === '' ? 'share.upload' : 'share.replace')}
            formats={['png', 'jpeg', 'webp']}
            onUpload={upload}
          />
          {name !== '' && (
            <Button size="small" tone="plain" onClick={remove}>
              {t('share.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
