import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSideMenuParam } from './use-side-menu-param.ts';

interface MenuLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Returns a function that creates the props of a link in the side menu. The open menu has its own history entry. The
 * link replaces this entry, so that the back button returns to the page from which the menu was opened. If the menu is
 * not open, as in the side navigation of a desktop, the link adds a history entry.
 */
export const useMenuLink = (): ((href: string) => MenuLink) => {
  const navigate = useNavigate();
  const { isOpen } = useSideMenuParam();
  return (href) => ({
    href,
    onClick: (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(href, { replace: isOpen });
    },
  });
};
