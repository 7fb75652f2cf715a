import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSideMenuParam } from './use-side-menu-param.ts';

interface MenuLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Returns the props of a link in the menu. The link replaces the history entry of the open menu, so that the back
 * button returns to the page below the menu. Without an open menu, as in the side navigation of a desktop, it adds an
 * entry like any other link.
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
