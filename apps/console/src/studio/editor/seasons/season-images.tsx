import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TitleField } from '../home-blocks/block-titles.tsx';
import { toAssetPath } from '../images/image-slot.ts';
import { UploadImage, type UploadedImage } from '../images/upload-image.tsx';
import { useImageUrl } from '../images/use-image-url.ts';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import type { SeasonProps } from './season-item.tsx';
import type { DraftSeason } from './season-model.ts';
import styles from './seasons.module.css';

/** Maximum number of characters of the text that belongs to the hero image, in each language. */
const maxTextLength = 140;

const readHero = ({ hero }: DraftSeason): BrandDocument | undefined => (isBranch(hero) ? hero : undefined);

const readTexts = (hero: BrandDocument | undefined): BrandDocument => {
  const texts = getValue(hero, ['alt']);
  return isBranch(texts) ? texts : {};
};

/**
 * Images of a seasonal layer, which changes the look of the brand on certain days: the hero image with its text, and
 * the logo. If the layer does not set an image, the image of the brand is used.
 */
export const SeasonImages = (props: SeasonProps) => {
  const t = useTexts('editor');
  const { season } = props;
  const hero = readHero(season);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('seasons.images')}</legend>
      <SeasonImage
        {...props}
        id="hero"
        path={getValue(hero, ['image'])}
        formats={['svg', 'png', 'jpeg', 'webp']}
        toValues={(latest, image) => ({ hero: image === null ? null : { ...readHero(latest), image } })}
      />
      {hero && <HeroTexts {...props} hero={hero} />}
      <SeasonImage
        {...props}
        id="logo"
        path={season['logo']}
        formats={['svg']}
        toValues={(_, image) => ({ logo: image })}
      />
    </fieldset>
  );
};

interface SeasonImageProps extends SeasonProps {
  readonly id: 'hero' | 'logo';
  /** Path of the image. The value can have any type, because a draft can contain invalid values. */
  readonly path: unknown;
  readonly formats: readonly string[];
  /** Returns the changed values of a seasonal layer: with another image, or without the image if `image` is null. */
  readonly toValues: (season: DraftSeason, image: string | null) => Readonly<Record<string, unknown>>;
}

const SeasonImage = ({ id, path, formats, toValues, onChange }: SeasonImageProps) => {
  const t = useTexts('editor');
  const { brand, assets, canEdit } = useEditor();
  const name = typeof path === 'string' ? path : '';
  const url = useImageUrl(assets[name]);
  const handleUpload = ({ hash, format }: UploadedImage) => {
    const image = toAssetPath(brand, `season-${id}`, hash, format);
    if (image !== name) onChange((latest) => toValues(latest, image), [{ path: ['assets', image], to: hash }]);
  };
  return (
    <div className={styles.image}>
      {url && <img src={url} alt={t(`images.${id}`)} data-kind={id} />}
      {canEdit && (
        <div className={styles.actions}>
          <UploadImage brand={brand} label={t(`seasons.upload.${id}`)} formats={formats} onUpload={handleUpload} />
          {name !== '' && (
            <Button size="small" tone="plain" onClick={() => onChange((latest) => toValues(latest, null))}>
              {t(`seasons.usual.${id}`)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

interface HeroTextsProps extends SeasonProps {
  readonly hero: BrandDocument;
}

const HeroTexts = ({ hero, onFocus, onChange }: HeroTextsProps) => {
  const t = useTexts('editor');
  const { document, canEdit } = useEditor();
  const texts = readTexts(hero);
  const handleChange = (language: string, text: string) =>
    onChange((latest) => {
      const { alt: _, ...rest } = readHero(latest) ?? {};
      const { [language]: _old, ...others } = readTexts(readHero(latest));
      const alt = text.trim() === '' ? others : { ...others, [language]: text };
      return { hero: Object.keys(alt).length === 0 ? rest : { ...rest, alt } };
    });
  return (
    <div className={styles.texts} role="group" aria-label={t('seasons.heroText')}>
      <span className={styles.hint}>{t('seasons.heroText')}</span>
      {readLanguages(document).map((language) => (
        <TitleField
          key={language}
          language={language}
          stored={typeof texts[language] === 'string' ? texts[language] : ''}
          maxLength={maxTextLength}
          canEdit={canEdit}
          onFocus={onFocus}
          onChange={(text) => handleChange(language, text)}
        />
      ))}
    </div>
  );
};
