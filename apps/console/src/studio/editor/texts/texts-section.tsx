import { getLanguageMeta } from '@livery/merchant/language-table';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { OrderList } from '../fields/order-list.tsx';
import { useEditor } from '../model/editor-context.ts';
import { languageCodes, readLanguages } from '../model/languages.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextTable } from './text-table.tsx';

const getName = (code: string): string => getLanguageMeta(code)?.name ?? code;

interface TextsSectionProps {
  readonly search: string;
  /**
   * Code of the language that is selected at first. If it is undefined, the default language of the brand (the first
   * in its list) is selected.
   */
  readonly language: string | undefined;
}

/** The languages of the brand, and every text of the app in each of them. */
export const TextsSection = ({ search, language: initial }: TextsSectionProps) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const languages = readLanguages(document);
  const [chosen, setChosen] = useState(initial);
  const language = chosen !== undefined && languages.includes(chosen) ? chosen : languages[0];
  return (
    <>
      <Group title={t('texts.languages')} detail={t('texts.languagesHint')}>
        <OrderList
          path={['languages']}
          label={t('texts.languages')}
          items={languageCodes.map((id) => ({ id, label: getName(id) }))}
          minItems={1}
          firstNote={t('texts.default')}
          isLongChoice
        />
      </Group>
      <Group title={t('texts.all')} detail={t('texts.allHint')}>
        {language !== undefined && (
          <>
            <SelectField
              label={t('texts.language')}
              value={language}
              options={languages.map((code) => ({ value: code, label: getName(code) }))}
              onSelect={setChosen}
            />
            <TextTable key={language} language={language} initialSearch={search} />
          </>
        )}
      </Group>
    </>
  );
};
