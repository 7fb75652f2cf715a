import { getLanguageMeta } from '@livery/merchant/language-table';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import fieldStyles from '../fields/field.module.css';
import { useTypedText } from '../fields/use-typed-text.ts';
import { isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import type { BlockSettingsProps } from './block-settings.tsx';
import styles from './home-blocks.module.css';

const maxTitleLength = 40;

/** Title of a block in each language of the brand. */
export const BlockTitles = ({ block, canEdit, onFocus, onChange }: BlockSettingsProps) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const titles = isBranch(block['title']) ? block['title'] : {};
  const handleChange = (language: string, text: string) => {
    const { [language]: _, ...others } = titles;
    const next = text.trim() === '' ? others : { ...others, [language]: text };
    onChange({ title: Object.keys(next).length > 0 ? next : null });
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={fieldStyles.label}>{t('home.title')}</legend>
      {readLanguages(document).map((language) => (
        <TitleField
          key={language}
          language={language}
          stored={typeof titles[language] === 'string' ? titles[language] : ''}
          canEdit={canEdit}
          onFocus={onFocus}
          onChange={(text) => handleChange(language, text)}
        />
      ))}
      <p className={styles.hint}>{t('home.titleHint')}</p>
    </fieldset>
  );
};

interface TitleFieldProps {
  readonly maxLength?: number;
  readonly language: string;
  readonly stored: string;
  readonly canEdit: boolean;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
}

/** Text field for the text of one language. The name of the language is its label. */
export const TitleField = ({
  language,
  stored,
  maxLength = maxTitleLength,
  canEdit,
  onFocus,
  onChange,
}: TitleFieldProps) => {
  const id = useId();
  const meta = getLanguageMeta(language);
  const { text, onType, flush } = useTypedText(stored, (typed) => typed !== stored && onChange(typed));
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id} className={fieldStyles.message}>
        {meta?.name ?? language}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        value={text}
        maxLength={maxLength}
        lang={meta?.bcp47}
        dir="auto"
        readOnly={!canEdit}
        onFocus={onFocus}
        onBlur={flush}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
};
