import { wpsApi } from '@livery/api/client';
import { useListAnnouncementsQuery } from '@livery/api/announcements';
import { pageMemory } from '@livery/kit/storage/page-memory';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { homeAnnouncementsQuery } from './home-announcements-query.ts';

/**
 * Key in the page memory, which is lost when the page closes. Its value is the language in which the announcements
 * were last loaded.
 */
const languageKey = 'announcementsLanguage';

/**
 * Loads the announcements of the home page. The request contains the language only in a header, so RTK Query uses one
 * cache entry for all languages. After a change of the language, the cached response is therefore invalidated.
 */
export const useHomeAnnouncements = () => {
  const language = useDebouncedLanguage();
  const dispatch = useDispatch();
  useEffect(() => {
    const loadedLanguage = pageMemory.get(languageKey) ?? language;
    if (loadedLanguage !== language) dispatch(wpsApi.util.invalidateTags(['Texts']));
    pageMemory.set(languageKey, language);
  }, [language, dispatch]);
  return useListAnnouncementsQuery(homeAnnouncementsQuery);
};
