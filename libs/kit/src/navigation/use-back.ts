import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/**
 * Returns a function that goes to the previous page. It goes to the home page when `to` is `home` or when the visit
 * started on this page.
 */
export const useBack = (to?: 'home'): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = !(history.state as { idx?: number } | null)?.idx;
    void (to === 'home' || isFirst ? navigate(paths.home) : navigate(-1));
  }, [navigate, to]);
};
