import { homeAudiences } from '@livery/merchant/home-blocks';
import { useTexts } from '../../../i18n/use-texts.ts';
import fieldStyles from '../fields/field.module.css';
import type { BlockSettingsProps } from './block-settings.tsx';
import styles from './home-blocks.module.css';

/** Lets the operator choose which visitors see a block. At least one kind of visitor stays selected. */
export const AudienceChoice = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  const { audience } = block;
  const chosen = homeAudiences.filter((each) => !Array.isArray(audience) || audience.includes(each));
  const handleToggle = (visitor: (typeof homeAudiences)[number], isOn: boolean) => {
    const next = homeAudiences.filter((each) => (each === visitor ? isOn : chosen.includes(each)));
    // A block for all kinds of visitors has no `audience` list.
    onChange({ audience: next.length === homeAudiences.length ? null : next });
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={fieldStyles.label}>{t('home.audience')}</legend>
      {homeAudiences.map((visitor) => {
        const isOn = chosen.includes(visitor);
        return (
          <label key={visitor} className={styles.check}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={!canEdit || (isOn && chosen.length === 1)}
              onFocus={onFocus}
              onChange={(event) => handleToggle(visitor, event.currentTarget.checked)}
            />
            {t(`home.audiences.${visitor}`)}
          </label>
        );
      })}
    </fieldset>
  );
};
