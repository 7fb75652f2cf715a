import { IconButton } from '@livery/ui/icon-button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { CloseIcon } from '@livery/ui/icons/close';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import fieldStyles from '../fields/field.module.css';
import { Group } from '../fields/group.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { useTypedText } from '../fields/use-typed-text.ts';
import type { Change } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readScreenshots, removeUnused, type Screenshot, toAssetPath } from './image-slot.ts';
import { UploadImage, type UploadedImage } from './upload-image.tsx';
import { useImageUrl } from './use-image-url.ts';
import styles from './images.module.css';

const maxScreenshots = 8;

const toChange = (list: readonly Screenshot[]): Change => ({
  path: ['document', 'site', 'screenshots'],
  to: list.length === 0 ? null : [...list],
});

/** Images that the browser shows when it offers to install the app. */
export const Screenshots = () => {
  const t = useTexts('editor');
  const { brand, document, assets, canEdit, change } = useEditor();
  const list = readScreenshots(document);
  const handleUpload = ({ hash, format }: UploadedImage) => {
    const image = toAssetPath(brand, 'screenshot', hash, format);
    if (list.some((each) => each.image === image)) return;
    change([{ path: ['assets', image], to: hash }, toChange([...list, { image }])]);
  };
  const handleMove = (from: number) => {
    const item = list[from];
    if (item) change([toChange(list.toSpliced(from, 1).toSpliced(from - 1, 0, item))]);
  };
  const handleRemove = (at: number) =>
    change([toChange(list.toSpliced(at, 1)), ...removeUnused(document, assets, [list[at]?.image ?? ''])]);
  return (
    <Group title={t('images.screenshots')} detail={t('images.screenshotsHint')}>
      <InheritedValue path={['site', 'screenshots']} />
      <ul className={styles.shots}>
        {list.map((shot, at) => (
          <ScreenshotItem
            key={shot.image}
            shot={shot}
            position={at + 1}
            onLabel={(label) => {
              const { image } = shot;
              change([toChange(list.with(at, label === '' ? { image } : { image, label }))]);
            }}
            onMove={() => handleMove(at)}
            onRemove={() => handleRemove(at)}
          />
        ))}
      </ul>
      {canEdit && list.length < maxScreenshots && (
        <UploadImage
          brand={brand}
          label={t('images.upload.screenshot')}
          formats={['png', 'jpeg', 'webp']}
          onUpload={handleUpload}
        />
      )}
    </Group>
  );
};

interface ScreenshotItemProps {
  readonly shot: Screenshot;
  /** Position in the list, counted from 1. */
  readonly position: number;
  readonly onLabel: (label: string) => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

const ScreenshotItem = ({ shot, position, onLabel, onMove, onRemove }: ScreenshotItemProps) => {
  const t = useTexts('editor');
  const id = useId();
  const { assets, canEdit } = useEditor();
  const url = useImageUrl(assets[shot.image]);
  const { text, onType, flush } = useTypedText(shot.label ?? '', onLabel);
  return (
    <li className={styles.shot}>
      {url ? <img src={url} alt="" /> : <span />}
      <div className={styles.shotText}>
        <label htmlFor={id} className={fieldStyles.label}>
          {t('images.label', { position })}
        </label>
        <input
          id={id}
          className={fieldStyles.control}
          dir="auto"
          maxLength={100}
          value={text}
          readOnly={!canEdit}
          onBlur={flush}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {canEdit && (
          <span className={styles.shotActions}>
            <IconButton label={t('images.moveUp', { position })} disabled={position === 1} onClick={onMove}>
              <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
            </IconButton>
            <IconButton label={t('images.remove', { position })} onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  );
};
