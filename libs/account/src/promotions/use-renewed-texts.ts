import { wpsApi } from '@livery/api/client';
import { useLanguage } from '@livery/kit/use-language';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Asks again for what the gateway writes in the reader's language when that changes under an open screen. */
export const useRenewedTexts = (): void => {
  const { code } = useLanguage();
  const dispatch = useDispatch();
  const written = useRef(code);
  useEffect(() => {
    if (written.current === code) return;
    written.current = code;
    dispatch(wpsApi.util.invalidateTags(['Texts']));
  }, [code, dispatch]);
};
