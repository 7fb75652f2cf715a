import { useTranslation } from 'react-i18next';
import { consoleLanguages, storeLanguage } from '../i18n/languages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SelectField } from './select-field.tsx';

/** Lets the operator choose the language of the console. */
export const LanguageSelect = () => {
  const t = useTexts('shell');
  const { i18n } = useTranslation();
  const handleChange = (bcp47: string) => {
    const language = consoleLanguages.find((each) => each.bcp47 === bcp47);
    if (!language) return;
    storeLanguage(language);
    void i18n.changeLanguage(bcp47);
  };
  return (
    <SelectField
      label={t('language')}
      value={i18n.language}
      onSelect={handleChange}
      options={consoleLanguages.map(({ bcp47, name }) => ({ value: bcp47, label: name }))}
    />
  );
};
