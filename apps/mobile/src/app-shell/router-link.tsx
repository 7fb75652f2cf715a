import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Renders the design system's links with the router. A link to another site opens a new tab without `opener`. */
export const RouterLink = ({ href = '', children, ...props }: ComponentProps<'a'>) => {
  const isOutside = /^https?:/.test(href);
  return (
    <Link to={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
    </Link>
  );
};
