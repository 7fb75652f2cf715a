import { wpsApi } from '@livery/api/client';
import { useListAnnouncementsQuery } from '@livery/api/content';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { homeAnnouncements } from './home-announcements.ts';

let answeredIn: string | undefined;

/** The home's announcements. The request does not name the language, its header does: in another language the same is asked again. */
export const useHomeAnnouncements = () => {
  const language = useSettledLanguage();
  const dispatch = useDispatch();
  useEffect(() => {
    if (answeredIn !== undefined && answeredIn !== language) dispatch(wpsApi.util.invalidateTags(['Texts']));
    answeredIn = language;
  }, [language, dispatch]);
  return useListAnnouncementsQuery(homeAnnouncements);
};
