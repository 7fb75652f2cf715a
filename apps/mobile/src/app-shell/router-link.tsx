import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Link component for the design system that navigates with the router. A link to another site opens in a new tab, and
 * that site gets no `opener`.
 */
export const RouterLink = ({ href = '', children, ...props }: ComponentProps<'a'>) => {
  const isOutside = /^https?:/.test(href);
  return (
    <Link to={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
    </Link>
  );
};
