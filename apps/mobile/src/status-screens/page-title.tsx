import type { ReactNode } from 'react';

/** Marks its text as the heading of a page that has no other. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
