import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/**
 * Returns a function that opens the previous page of the visit. It opens the home page if `to` is `home`, or if the
 * visit started on the current page.
 */
export const useBack = (to?: 'home'): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = !(history.state as { idx?: number } | null)?.idx;
    void (to === 'home' || isFirst ? navigate(paths.home) : navigate(-1));
  }, [navigate, to]);
};
