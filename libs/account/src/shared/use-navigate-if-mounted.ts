import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Navigates after a response: to a path, or a number of pages in the history. */
type NavigateIfMounted = (to: To | number, options?: NavigateOptions) => void;

/**
 * Navigates only while the screen is mounted. A member who has left the page during a request must not be redirected.
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
