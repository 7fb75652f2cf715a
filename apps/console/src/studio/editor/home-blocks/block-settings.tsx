import { gameCategories } from '@livery/merchant/categories';
import { canHaveCategory, homeBlockRows, collectionSources, tileSizes } from '@livery/merchant/home-blocks';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import fieldStyles from '../fields/field.module.css';
import { AudienceChoice } from './audience-choice.tsx';
import { type DraftBlock, getKind, hasSetting } from './block-model.ts';
import { BlockTitles } from './block-titles.tsx';
import styles from './home-blocks.module.css';

export interface BlockSettingsProps {
  readonly block: DraftBlock;
  readonly canEdit: boolean;
  /** Called when the operator starts to edit this block, so that the other people in the draft can see it. */
  readonly onFocus: () => void;
  /** Changes settings of the block. Null removes a setting. */
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
}

const collectionCategories = gameCategories.filter((category) => category !== 'HOT');

/** Form with the settings that this kind of block supports. */
export const BlockSettings = (props: BlockSettingsProps) => {
  const { block } = props;
  return (
    <>
      {hasSetting(block, 'source') && <CollectionGames {...props} />}
      {hasSetting(block, 'rows') && <Rows {...props} />}
      {hasSetting(block, 'size') && <TileSize {...props} />}
      {hasSetting(block, 'title') && block['source'] !== 'categories' && <BlockTitles {...props} />}
      {hasSetting(block, 'audience') && <AudienceChoice {...props} />}
      {hasSetting(block, 'from') && <Dates {...props} />}
    </>
  );
};

/**
 * Form fields for the games of a collection block: the source of the games, and their category for sources that have
 * categories.
 */
const CollectionGames = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  const { source, category } = block;
  const hasCategory = collectionSources.some((each) => each === source && canHaveCategory(each));
  const handleSource = (next: string) =>
    onChange({
      source: next,
      ...(next === 'category' && category === undefined && { category: collectionCategories[0] }),
    });
  return (
    <>
      <Setting label={t('home.sourceLabel')}>
        {(id) => (
          <select
            id={id}
            className={fieldStyles.control}
            value={String(source ?? '')}
            disabled={!canEdit}
            onFocus={onFocus}
            onChange={(event) => handleSource(event.currentTarget.value)}
          >
            {source === undefined && <option value="">{t('home.sourceNone')}</option>}
            {collectionSources.map((each) => (
              <option key={each} value={each}>
                {t(`home.source.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Setting>
      {hasCategory && (
        <Setting label={t('home.categoryLabel')}>
          {(id) => (
            <select
              id={id}
              className={fieldStyles.control}
              value={String(category ?? '')}
              disabled={!canEdit}
              onFocus={onFocus}
              onChange={(event) => onChange({ category: event.currentTarget.value || null })}
            >
              {source !== 'category' && <option value="">{t('home.categoryAny')}</option>}
              {collectionCategories.map((each) => (
                <option key={each} value={each}>
                  {t(`home.category.${each}`)}
                </option>
              ))}
            </select>
          )}
        </Setting>
      )}
    </>
  );
};

const Rows = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  const kind = getKind(block);
  const range = kind && homeBlockRows[kind];
  if (!range) return null;
  const { min, max, byDefault } = range;
  return (
    <Setting label={t('home.rows')}>
      {(id) => (
        <select
          id={id}
          className={fieldStyles.control}
          value={String(block['rows'] ?? byDefault)}
          disabled={!canEdit}
          onFocus={onFocus}
          onChange={(event) => onChange({ rows: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: max - min + 1 }, (_, at) => (
            <option key={at} value={min + at}>
              {min + at}
            </option>
          ))}
        </select>
      )}
    </Setting>
  );
};

const TileSize = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  return (
    <Setting label={t('home.size')}>
      {(id) => (
        <select
          id={id}
          className={fieldStyles.control}
          value={String(block['size'] ?? 'small')}
          disabled={!canEdit}
          onFocus={onFocus}
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        >
          {tileSizes.map((size) => (
            <option key={size} value={size}>
              {t(`home.sizes.${size}`)}
            </option>
          ))}
        </select>
      )}
    </Setting>
  );
};

const Dates = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  const { from, to } = block;
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((key) => (
        <Setting key={key} label={t(`home.${key}`)}>
          {(id) => (
            <input
              id={id}
              type="date"
              className={fieldStyles.control}
              value={String(block[key] ?? '')}
              min={key === 'to' && typeof from === 'string' ? from : undefined}
              max={key === 'from' && typeof to === 'string' ? to : undefined}
              readOnly={!canEdit}
              onFocus={onFocus}
              onChange={(event) => onChange({ [key]: event.currentTarget.value || null })}
            />
          )}
        </Setting>
      ))}
      <p className={styles.hint}>{t('home.datesHint')}</p>
    </div>
  );
};

interface SettingProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** Label and control of one setting. */
export const Setting = ({ label, children }: SettingProps) => {
  const id = useId();
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
};
