import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Link of the design system. A link to a page of the console changes the route without a reload. Other links open
 * normally.
 */
export const RouterLink = ({ href = '', children, ...props }: ComponentProps<'a'>) =>
  href.startsWith('/') && props.target === undefined ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
