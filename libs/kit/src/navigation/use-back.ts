import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/** Goes one page back. Goes home when the route is configured so, or when this page is the first of the visit. */
export const useBack = (to?: 'home'): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = !(history.state as { idx?: number } | null)?.idx;
    void (to === 'home' || isFirst ? navigate(paths.home) : navigate(-1));
  }, [navigate, to]);
};
