import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Link component that the design system uses. A link with a path of the console changes the route without a reload.
 * An external link, or a link with `target`, is a normal link of the browser.
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
