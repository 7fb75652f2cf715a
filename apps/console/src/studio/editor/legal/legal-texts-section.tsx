import { getLanguageMeta } from '@livery/merchant/language-table';
import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { findPageClauses, type LegalPage, legalPages } from '@livery/merchant/legal-texts';
import { readJurisdiction } from '@livery/merchant/licence/check-licence';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Group } from '../fields/group.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { usePlaces } from '../places/places-context.ts';
import { getLegalPlace } from '../places/value-places.ts';
import { getLegalState, type LegalState, readLegalEntries, toLegalPath } from './legal-model.ts';
import { LegalTextEditor } from './legal-text-editor.tsx';
import styles from './legal.module.css';

const tones: Readonly<Record<LegalState, Tone>> = { own: 'success', missing: 'danger', default: 'quiet' };

const toLegalPage = (id: string | undefined): LegalPage => legalPages.find((each) => each === id) ?? 'terms';

interface LegalTextsSectionProps {
  /** Page that is selected at first. If it is no legal page, the terms are selected. */
  readonly page?: string | undefined;
  /** Code of the language that is selected at first. Undefined for the default language of the brand. */
  readonly language?: string | undefined;
}

/**
 * Editor section for the legal pages of the brand: terms, privacy, responsible play and licence. In each language, a
 * page has a text of the brand or the default text of the app. The section also lists the clauses of the gambling
 * licence that require something of the text.
 */
export const LegalTextsSection = ({ page: firstPage, language: firstLanguage }: LegalTextsSectionProps) => {
  const t = useTexts('editor');
  const places = usePlaces();
  const { document } = useEditor();
  const languages = readLanguages(document);
  const [page, setPage] = useState(() => toLegalPage(firstPage));
  const [chosen, setChosen] = useState(firstLanguage);
  const language = languages.find((code) => code === chosen) ?? languages[0];
  if (language === undefined) return <p>{t('legalTexts.noLanguage')}</p>;
  const state = getLegalState(document, page, language);
  const getName = (code: string) => getLanguageMeta(code)?.name ?? code;
  return (
    <>
      <Group title={t('legalTexts.title')} detail={t('legalTexts.hint')}>
        <SelectField
          label={t('legalTexts.page')}
          value={page}
          onSelect={(id) => setPage(toLegalPage(id))}
          options={legalPages.map((value) => ({ value, label: t(`legalTexts.pages.${value}`) }))}
        />
        <SelectField
          label={t('legalTexts.language')}
          value={language}
          onSelect={setChosen}
          options={languages.map((value) => ({
            value,
            label: `${getName(value)} · ${t(`legalTexts.state.${getLegalState(document, page, value)}`)}`,
          }))}
        />
        <Clauses page={page} />
      </Group>
      <Group
        title={`${t(`legalTexts.pages.${page}`)} · ${getName(language)}`}
        detail={t(`legalTexts.stateHint.${state}`)}
        actions={<Tag tone={tones[state]}>{t(`legalTexts.state.${state}`)}</Tag>}
      >
        <InheritedValue path={toLegalPath(page, language)} />
        <div className={styles.actions}>
          <Button size="small" onClick={() => places.show(getLegalPlace(page, language))}>
            {t('legalTexts.show')}
          </Button>
          <TextActions page={page} language={language} state={state} />
        </div>
        <LegalTextEditor key={`${page} ${language}`} page={page} language={language} />
      </Group>
    </>
  );
};

/** Lists the clauses of the brand's gambling licence that require something of the text of this page. */
const Clauses = ({ page }: { readonly page: LegalPage }) => {
  const t = useTexts('licence');
  const tEditor = useTexts('editor');
  const { document } = useEditor();
  const clauses = findPageClauses(readJurisdiction(document), page);
  if (clauses.length === 0) return <p className={styles.note}>{tEditor('legalTexts.noClauses')}</p>;
  return (
    <ul className={styles.clauses} aria-label={tEditor('legalTexts.clauses')}>
      {clauses.map(({ id, kind }) => (
        <li key={id}>
          <bdi>{id}</bdi> <strong>{t(`kind.${kind}.title`)}.</strong> {t(`kind.${kind}.detail`)}
        </li>
      ))}
    </ul>
  );
};

interface TextActionsProps {
  readonly page: LegalPage;
  readonly language: string;
  readonly state: LegalState;
}

/** Buttons for the legal text in one language: copy the text of the default language, or remove the brand's text. */
const TextActions = ({ page, language, state }: TextActionsProps) => {
  const t = useTexts('editor');
  const { document, canEdit, change } = useEditor();
  const [defaultLanguage = language] = readLanguages(document);
  const source = readLegalEntries(document, page, defaultLanguage);
  if (!canEdit) return null;
  const path = ['document', ...toLegalPath(page, language)];
  return (
    <>
      {state === 'missing' && source && (
        <Button size="small" onClick={() => change([{ path, to: [...source] }])}>
          {t('legalTexts.copy', { language: getLanguageMeta(defaultLanguage)?.name ?? defaultLanguage })}
        </Button>
      )}
      {state === 'own' && (
        <Button size="small" tone="plain" onClick={() => change([{ path, to: null }])}>
          {t('legalTexts.remove')}
        </Button>
      )}
    </>
  );
};
