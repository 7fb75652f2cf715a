import type { Hex } from '@livery/merchant/color';
import { deriveTheme } from '@livery/merchant/theme';
import { Button } from '@livery/ui/button';
import { showToast, ToastDuration } from '@livery/ui/toast-queue';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ColorPicker } from '../colors/color-picker.tsx';
import { readThemeInput, type ThemeColorKey } from '../colors/legal-colors.ts';
import { toLegalAccent } from '../colors/legal-theme.ts';
import { type BrandDocument, isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import type { SeasonProps } from './season-item.tsx';
import type { DraftSeason } from './season-model.ts';
import styles from './seasons.module.css';

const colorKeys: readonly ThemeColorKey[] = ['accent', 'page', 'jackpot'];

const readOwnColors = (season: DraftSeason): BrandDocument => (isBranch(season['theme']) ? season['theme'] : {});

/**
 * Returns the colours of a seasonal layer without one of them. The layer then uses the colour of the brand. If this
 * colour is not legible together with the other colours of the layer, the layer gets the nearest legible accent colour.
 */
export const removeSeasonColor = (theme: BrandDocument, own: BrandDocument, key: ThemeColorKey): BrandDocument => {
  const { [key]: _, ...others } = own;
  const next = readThemeInput({ ...theme, ...others });
  const accent = toLegalAccent(next);
  return accent === undefined || accent === next.accent ? others : { ...others, accent };
};

/**
 * Colours of a seasonal layer, which changes the look of the brand on certain days. If the layer does not set a
 * colour, the colour of the brand is used.
 */
export const SeasonColors = ({ season, onFocus, onChange }: SeasonProps) => {
  const t = useTexts('editor');
  const { document, canEdit } = useEditor();
  const own = readOwnColors(season);
  const theme = isBranch(document['theme']) ? document['theme'] : {};
  const input = readThemeInput({ ...theme, ...own });
  const colors = deriveTheme(input).colors;
  const current: Readonly<Record<ThemeColorKey, Hex>> = {
    accent: input.accent,
    page: input.page ?? colors?.['surface-page'] ?? input.accent,
    jackpot: input.jackpot ?? colors?.['status-jackpot'] ?? input.accent,
  };
  const set = (key: ThemeColorKey, color: Hex) =>
    onChange((latest) => ({ theme: { ...readOwnColors(latest), [key]: color } }));
  const remove = (key: ThemeColorKey) => {
    onChange((latest) => ({ theme: removeSeasonColor(theme, readOwnColors(latest), key) }));
    const { accent } = removeSeasonColor(theme, own, key);
    const isMoved = typeof accent === 'string' && accent !== own['accent'];
    if (isMoved) showToast({ kind: 'info', duration: ToastDuration.long, text: t('colours.moved', { color: accent }) });
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('seasons.colours')}</legend>
      {colorKeys.map((key) => {
        const isOwn = own[key] !== undefined;
        return (
          <div key={key} className={styles.color}>
            <div className={styles.colorHead}>
              <span>{t(`colours.${key}`)}</span>
              {canEdit && (
                <Button size="small" onClick={() => (isOwn ? remove(key) : set(key, current[key]))}>
                  {isOwn ? t('seasons.brandColour') : t('seasons.ownColour')}
                </Button>
              )}
            </div>
            {isOwn && (
              <ColorPicker
                label={t(`colours.${key}`)}
                input={input}
                colorKey={key}
                color={current[key]}
                canEdit={canEdit}
                onChange={(color) => set(key, color)}
                onFocus={onFocus}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
