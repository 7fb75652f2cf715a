import { Button } from '@livery/ui/button';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { readAlternateInput, readThemeInput } from '../colors/legal-colors.ts';
import { deriveTheme } from '@livery/merchant/theme';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { getValue, isBranch } from '../model/brand-document.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { type ImageSlot, imageSlots } from './image-slot.ts';
import { Screenshots } from './screenshots.tsx';
import { UploadImage } from './upload-image.tsx';
import { useImageUrl } from './use-image-url.ts';
import { useOwnImage } from './use-own-image.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import styles from './images.module.css';

/**
 * Editor section for the images and screenshots of the brand. For the hero image, it also has fields for the position
 * of the text on the image and for the link of the image.
 */
export const ImagesSection = () => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const hasBothModes = isBranch(getValue(document, ['theme', 'alternate']));
  return (
    <>
      {imageSlots
        .filter(({ id }) => id !== 'alternateLogo' || hasBothModes)
        .map((slot) => (
          <Group key={slot.id} title={t(`images.${slot.id}`)} detail={t(`images.${slot.id}Hint`)}>
            <SlotImage slot={slot} />
          </Group>
        ))}
      <Group title={t('images.heroText')}>
        <ChoiceValue
          path={['assets', 'hero', 'calmSide']}
          label={t('images.calmSide')}
          hint={t('images.calmSideHint')}
          emptyLabel={t('images.calmSideNone')}
          options={[
            { value: 'left', label: t('images.left') },
            { value: 'right', label: t('images.right') },
          ]}
        />
        <TextValue path={['assets', 'hero', 'href']} label={t('images.href')} dir="ltr" maxLength={200} />
      </Group>
      <Screenshots />
    </>
  );
};

const SlotImage = ({ slot }: { readonly slot: ImageSlot }) => {
  const t = useTexts('editor');
  const { brand, document, assets, canEdit } = useEditor();
  const own = useOwnImage(slot.path, slot.id);
  const { problem } = useField(slot.path);
  const theme = document['theme'];
  const colors = useMemo(() => {
    const alternate = slot.id === 'alternateLogo' ? readAlternateInput(theme) : undefined;
    return deriveTheme(alternate ?? readThemeInput(theme)).colors;
  }, [theme, slot.id]);
  const logo = getValue(document, ['assets', 'logo']);
  const usual = slot.isOptional && typeof logo === 'string' ? logo : '';
  // An optional image can be absent: the logo of the alternate mode (dark for a light brand, light for a dark brand).
  // The app then uses the usual logo, so the usual logo is shown here.
  const name = own.name === '' ? usual : own.name;
  const url = useImageUrl(assets[name]);
  return (
    <>
      <div className={styles.frame} data-kind={slot.id} style={{ background: colors?.['surface-page'] }}>
        {url && <img src={url} alt={t(`images.${slot.id}`)} />}
      </div>
      <bdi className={styles.name} dir="ltr">
        {name}
      </bdi>
      {problem && (
        <p className={styles.failure}>
          <ProblemText problem={problem} part="reason" />
        </p>
      )}
      <InheritedValue path={slot.path} />
      {canEdit && slot.isOptional && own.name !== '' && (
        <div>
          <Button size="small" onClick={own.remove}>
            {t('images.useUsual')}
          </Button>
        </div>
      )}
      {canEdit && (
        <UploadImage brand={brand} label={t(`images.upload.${slot.id}`)} formats={slot.formats} onUpload={own.upload} />
      )}
    </>
  );
};
