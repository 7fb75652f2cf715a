import { wpsApi } from '@livery/api/client';
import { useListAnnouncementsQuery } from '@livery/api/announcements';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { homeAnnouncementsQuery } from './home-announcements-query.ts';

let loadedLanguage: string | undefined;

/**
 * The home's announcements. The language is only in a request header, so a change of language invalidates the cached
 * response.
 */
export const useHomeAnnouncements = () => {
  const language = useDebouncedLanguage();
  const dispatch = useDispatch();
  useEffect(() => {
    if (loadedLanguage !== undefined && loadedLanguage !== language) dispatch(wpsApi.util.invalidateTags(['Texts']));
    loadedLanguage = language;
  }, [language, dispatch]);
  return useListAnnouncementsQuery(homeAnnouncementsQuery);
};
