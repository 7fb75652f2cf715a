import { wpsApi } from '@livery/api/client';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Loads the texts from the gateway again when the language changes while the screen is open. The gateway translates
 * these texts.
 */
export const useRefetchOnLanguageChange = (): void => {
  const { code } = useLanguage();
  const dispatch = useDispatch();
  const fetchedLanguage = useRef(code);
  useEffect(() => {
    if (fetchedLanguage.current === code) return;
    fetchedLanguage.current = code;
    dispatch(wpsApi.util.invalidateTags(['Texts']));
  }, [code, dispatch]);
};
