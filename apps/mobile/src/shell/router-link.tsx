import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The design system's links through the router. An address outside the app leaves it, and takes no opener along. */
export const RouterLink = ({ href = '', ...props }: ComponentProps<'a'>) => {
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <Link to={href} {...props} />;
};
