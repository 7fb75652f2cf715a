import type { ReactNode } from 'react';

/** Heading of a page that has no other heading. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
