import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Link component for the design system (`libs/ui`) that navigates with the router. A link that begins with `http:` or
 * `https:` opens in a new tab. The page in this tab gets no `window.opener` and no referrer.
 */
export const RouterLink = ({ href = '', children, ...props }: ComponentProps<'a'>) => {
  const isOutside = /^https?:/.test(href);
  return (
    <Link to={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
    </Link>
  );
};
