import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Leads on after an answer: to an address, or so many pages back. */
type NavigateIfMounted = (to: To | number, options?: NavigateOptions) => void;

/** Navigates for as long as the screen is there: whoever went elsewhere while an answer was on its way is not fetched back. */
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
