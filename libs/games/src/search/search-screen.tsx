import { Button } from '@livery/ui/button';
import { Chip } from '@livery/ui/chip';
import { SearchField } from '@livery/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FoundGames } from './found-games.tsx';
import { forgetSearches, keepSearch, readSearches } from './kept-searches.ts';
import { PopularGames } from './popular-games.tsx';
import styles from './search.module.css';
import { useSettled } from './use-settled.ts';

/** A search waits until nobody has typed for this long. Milliseconds. */
const pauseMs = 250;
const longest = 60;

/** All games as one types. What is searched for stands in the address, so that one comes back to it. */
export const Screen = () => {
  const { t } = useTranslation('search');
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('q') ?? '').slice(0, longest);
  const [typed, setTyped] = useState(asked);
  const [searches, setSearches] = useState(readSearches);
  const field = useRef<HTMLInputElement>(null);
  const settled = useSettled(typed.trim(), pauseMs);
  // Only what was typed moves the address, not an address that changes by itself.
  const write = useEffectEvent((text: string) => {
    if (text !== asked) setQuery(text ? { q: text } : {}, { replace: true });
  });
  useEffect(() => write(settled), [settled]);

  // Whoever comes without a search came to type one.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);

  const search = (text: string) => {
    setTyped(text);
    if (field.current) field.current.value = text;
    if (text) setSearches(keepSearch(text));
  };
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };

  return (
    <div className={styles.root}>
      <SearchField
        ref={field}
        label={t('label')}
        clearLabel={t('clear')}
        defaultValue={asked}
        maxLength={longest}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onSearch={search}
      />
      {settled ? (
        <FoundGames name={settled} onOpen={() => keepSearch(settled)} />
      ) : (
        <div className={styles.start}>
          <p className={styles.hint}>{t('hint')}</p>
          {searches.length > 0 && (
            <section aria-labelledby="searched-lately" className={styles.recent}>
              <div className={styles.head}>
                <h2 id="searched-lately" className={styles.heading}>
                  {t('recent')}
                </h2>
                <Button size="small" tone="plain" onClick={forget}>
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
          <PopularGames />
        </div>
      )}
    </div>
  );
};
