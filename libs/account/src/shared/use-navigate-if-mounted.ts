import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Function that navigates to a path, or by a number of history entries (-1 is back). */
type NavigateIfMounted = (to: To | number, options?: NavigateOptions) => void;

/**
 * Returns a function that navigates, but only while the component that uses this hook is mounted. Otherwise a late
 * response would navigate a member who has already left the page.
 */
export const useNavigateIfMounted = (): NavigateIfMounted => {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return (to, options) => {
    if (isMounted.current) void (typeof to === 'number' ? navigate(to) : navigate(to, options));
  };
};
