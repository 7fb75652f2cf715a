import { useDebouncedValue } from '@livery/kit/hooks/use-debounced-value';
import { Button } from '@livery/ui/button';
import { Chip } from '@livery/ui/chip';
import { SearchField } from '@livery/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LobbyFooter } from '../../lobby-footer/lobby-footer.tsx';
import { SearchLinks, useSearchLinks } from './search-links.tsx';
import { SearchResults } from './search-results.tsx';
import { clearRecentSearches, addRecentSearch, getRecentSearches } from './recent-searches.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import styles from './search.module.css';

/** Milliseconds from the last change of the search text until the search starts. */
const debounceMs = 250;
const maxLength = 60;

/**
 * Page that searches all games while the visitor types. The search text is stored in the URL, so that the back button
 * restores the search.
 */
export const Screen = () => {
  const { t } = useTranslation('search');
  const [query, setQuery] = useSearchParams();
  const searchText = (query.get('q') ?? '').slice(0, maxLength);
  const [typed, setTyped] = useState(searchText);
  const [searches, setSearches] = useState(getRecentSearches);
  const field = useRef<HTMLInputElement>(null);
  const debouncedText = useDebouncedValue(typed.trim(), debounceMs);
  const links = useSearchLinks(debouncedText);
  // Writes the text of the search field to the URL. It must not run when the URL changes for another reason, for
  // example after the back button. Otherwise the old text would be written back.
  const writeParam = useEffectEvent((text: string) => {
    if (text !== searchText) setQuery(text ? { q: text } : {}, { replace: true });
  });
  useEffect(() => writeParam(debouncedText), [debouncedText]);

  // Sets the focus to the search field if the field is empty, so that the visitor can type immediately.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);

  const search = (text: string) => {
    setTyped(text);
    if (field.current) field.current.value = text;
    if (text) setSearches(addRecentSearch(text));
  };
  const clearSearches = () => {
    clearRecentSearches();
    setSearches([]);
  };

  return (
    <div className={styles.root}>
      <SearchField
        ref={field}
        label={t('label')}
        clearLabel={t('clear')}
        defaultValue={searchText}
        maxLength={maxLength}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onSearch={search}
      />
      {debouncedText ? (
        <>
          <SearchLinks links={links} onOpen={() => addRecentSearch(debouncedText)} />
          <SearchResults
            name={debouncedText}
            hasLinks={links.length > 0}
            onOpen={() => addRecentSearch(debouncedText)}
          />
        </>
      ) : (
        <div className={styles.start}>
          <p className={styles.hint}>{t('hint')}</p>
          {searches.length > 0 && (
            <section aria-labelledby="searched-lately" className={styles.recent}>
              <div className={styles.header}>
                <h2 id="searched-lately" className={styles.heading}>
                  {t('recent')}
                </h2>
                <Button size="small" tone="plain" onClick={clearSearches}>
                  {t('forget')}
                </Button>
              </div>
              <ul className={styles.chips}>
                {searches.map((text) => (
                  <li key={text}>
                    <Chip onClick={() => search(text)}>
                      <bdi className={styles.chip}>{text}</bdi>
                    </Chip>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <SearchSuggestions />
        </div>
      )}
      <LobbyFooter />
    </div>
  );
};
