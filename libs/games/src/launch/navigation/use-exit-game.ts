import { paths } from '@livery/kit/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that leaves the game and opens the previous page. If the visit started with the game, the
 * function opens the home page.
 */
export const useExitGame = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const hasHistory = Boolean((history.state as { idx?: number } | null)?.idx);
    void (hasHistory ? navigate(-1) : navigate(paths.home, { replace: true }));
  }, [navigate]);
};
