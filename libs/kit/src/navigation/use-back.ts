import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/** What the back arrow does: one page back, or home where the route says so, or where nothing of ours is behind this visit's first page. */
export const useBack = (to?: 'home'): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = !(history.state as { idx?: number } | null)?.idx;
    void (to === 'home' || isFirst ? navigate(paths.home) : navigate(-1));
  }, [navigate, to]);
};
