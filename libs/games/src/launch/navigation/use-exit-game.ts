import { paths } from '@livery/kit/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that leaves the game. It goes to the previous page, or to the home page if the visit started with
 * the game.
 */
export const useExitGame = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const hasHistory = Boolean((history.state as { idx?: number } | null)?.idx);
    void (hasHistory ? navigate(-1) : navigate(paths.home, { replace: true }));
  }, [navigate]);
};
