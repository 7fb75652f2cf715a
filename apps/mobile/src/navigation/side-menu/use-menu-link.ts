import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface MenuLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A link in the menu takes the menu's place in the history: going back from there leads to the page under the menu and not to the open menu. */
export const useMenuLink = (): ((href: string) => MenuLink) => {
  const navigate = useNavigate();
  return (href) => ({
    href,
    onClick: (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(href, { replace: true });
    },
  });
};
