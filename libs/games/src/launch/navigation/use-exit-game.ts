import { paths } from '@livery/kit/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leaves the game to the previous page, or to the home if the visit started with the game. */
export const useExitGame = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const hasHistory = Boolean((history.state as { idx?: number } | null)?.idx);
    void (hasHistory ? navigate(-1) : navigate(paths.home, { replace: true }));
  }, [navigate]);
};
