import type { ReactNode } from 'react';

/** The words of a page that has no other heading, as its heading. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
