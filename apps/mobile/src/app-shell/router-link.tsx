import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The design system's links through the router. An address outside the app leaves it, and takes no opener along. */
export const RouterLink = ({ href = '', children, ...props }: ComponentProps<'a'>) => {
  const isOutside = /^https?:/.test(href);
  return (
    <Link to={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
    </Link>
  );
};
