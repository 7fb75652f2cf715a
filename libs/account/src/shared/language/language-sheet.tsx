import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/format/use-format';
import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { languageTable } from '@livery/merchant/language-table';
import { LanguageList } from '@livery/ui/language-list';
import { SearchField } from '@livery/ui/search-field';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../lazy-dialog/use-lazy-dialog.ts';
import { createForeignNames, findLanguages } from './find-languages.ts';
import styles from './language-sheet.module.css';

/** Number of languages from which the sheet has a search field. */
const searchableFrom = 9;

const listButtons = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('li button') ?? [])];

/**
 * Moves the focus in the list on arrow keys, Home and End. In the search field, only the down arrow moves the focus.
 */
const moveFocus = (event: KeyboardEvent<HTMLElement>, root: HTMLElement | null): void => {
  const buttons = listButtons(root);
  const current = buttons.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: Math.max(0, current - 1),
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  const isEditing = event.target instanceof HTMLInputElement && event.key !== 'ArrowDown';
  if (target === undefined || isEditing) return;
  event.preventDefault();
  buttons[Math.min(target, buttons.length - 1)]?.focus();
};

/**
 * Sheet to select the language of the app. The current language is first in the list. With many languages, the sheet
 * has a search field. The page behind the sheet does not lose its state, including partly filled forms.
 */
export const LanguageSheet = ({ isOpen, onOpenChange }: LazyDialogProps) => {
  const { t, i18n } = useTranslation('shell');
  const { languages } = useBrand();
  const current = useLanguage();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const isSearchable = languages.length >= searchableFrom;
  const getForeignNames = createForeignNames(current.bcp47);
  const ordered = [current, ...languages.filter(({ code }) => code !== current.code)];
  const found = findLanguages(ordered, search, getForeignNames);

  const handleSelect = (chosen: string) => {
    const language = languages.find((each) => each.code === chosen);
    onOpenChange(false);
    if (!language || chosen === current.code) return;
    chooseLanguage(i18n, language).catch(() => showToast({ kind: 'fail', text: t('language.failed') }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => moveFocus(event, content.current);
  const list = (
    <LanguageList
      languages={(isSearchable ? found : languages).map((each) => ({
        ...each,
        name: languageTable[each.code].name,
        flag: languageTable[each.code].flag,
        ...(isSearchable && { translation: getForeignNames(each).at(-1) }),
      }))}
      value={current.code}
      onSelect={handleSelect}
      {...(isSearchable && { onKeyDown: handleKeyDown })}
    />
  );
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('language.title')}>
      {isSearchable ? (
        <div ref={content} className={styles.root}>
          <SearchField
            label={t('language.search')}
            clearLabel={t('language.clear')}
            className={styles.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={handleKeyDown}
            onSearch={(text) => (text === '' ? setSearch('') : listButtons(content.current)[0]?.focus())}
          />
          <output className={found.length > 0 ? 'visuallyHidden' : styles.none}>
            {search.trim() !== '' && t('language.found', { number: format.count(found.length) })}
          </output>
          {list}
        </div>
      ) : (
        list
      )}
    </Sheet>
  );
};
