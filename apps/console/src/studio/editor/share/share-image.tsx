import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { removeUnused, shareImagePath, toAssetPath } from '../images/image-slot.ts';
import { UploadImage, type UploadedImage } from '../images/upload-image.tsx';
import { getValue } from '../model/brand-document.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { FieldProblem } from '../problems/field-problem.tsx';
import styles from './share.module.css';

/** Choice of the image of link previews: the brand's own one, or the one that the app makes. */
export const ShareImage = () => {
  const t = useTexts('editor');
  const { brand, document, assets, canEdit, change } = useEditor();
  const { problem } = useField(shareImagePath);
  const value = getValue(document, shareImagePath);
  const name = typeof value === 'string' ? value : '';
  const handleUpload = ({ hash, format }: UploadedImage) => {
    const next = toAssetPath(brand, 'share', hash, format);
    if (next === name) return;
    change([
      { path: ['assets', next], to: hash },
      { path: ['document', ...shareImagePath], to: next },
      ...removeUnused(document, assets, [name]),
    ]);
  };
  const handleRemove = () =>
    change([{ path: ['document', ...shareImagePath], to: null }, ...removeUnused(document, assets, [name])]);
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
            onUpload={handleUpload}
          />
          {name !== '' && (
            <Button size="small" tone="plain" onClick={handleRemove}>
              {t('share.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
