import { wpsApi } from '@livery/api/client';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Asks again for what the gateway writes in the reader's language when that changes under an open screen. */
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
