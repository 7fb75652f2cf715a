import { paths } from '@livery/kit/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leaves the game for where it was opened from, or for the home where this visit began with it. */
export const useExitGame = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const hasHistory = Boolean((history.state as { idx?: number } | null)?.idx);
    void (hasHistory ? navigate(-1) : navigate(paths.home, { replace: true }));
  }, [navigate]);
};
