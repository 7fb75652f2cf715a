import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface MenuLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Replaces the menu's history entry when a link in the menu is followed. Going back then leads to the page under the
 * menu instead of the open menu.
 */
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
