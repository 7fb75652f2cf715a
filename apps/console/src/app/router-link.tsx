import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Link of the design system that changes the page without loading it again. Other hosts open as usual. */
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
