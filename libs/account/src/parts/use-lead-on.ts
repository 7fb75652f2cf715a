import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Leads on after an answer: to an address, or so many pages back. */
type LeadOn = (to: To | number, options?: NavigateOptions) => void;

/** Navigates for as long as the screen is there: whoever went elsewhere while an answer was on its way is not fetched back. */
export const useLeadOn = (): LeadOn => {
  const navigate = useNavigate();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return (to, options) => {
    if (isThere.current) void (typeof to === 'number' ? navigate(to) : navigate(to, options));
  };
};
