import { useLocation, useNavigate } from 'react-router-dom';

const menuParam = 'menu';
/**
 * State of the history entry that opening the menu creates. If the current entry has this state, the menu closes by
 * going back in the history. Otherwise a link has opened the menu, and going back would leave the page.
 */
const menuHistoryState = { isMenu: true };

interface SideMenuParam {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens and closes the side menu. The query parameter `menu` of the URL stores that the menu is open. A link can
 * therefore open the menu, and the phone's back button closes it. A navigation to another page also closes it, because
 * the new URL does not have the parameter.
 */
export const useSideMenuParam = (): SideMenuParam => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOpen = query.has(menuParam);
  return {
    isOpen,
    open: () => {
      if (isOpen) return;
      query.set(menuParam, '1');
      void navigate({ search: `?${query}` }, { state: menuHistoryState });
    },
    close: () => {
      if (!isOpen) return;
      if ((state as Partial<typeof menuHistoryState> | null)?.isMenu) return void navigate(-1);
      query.delete(menuParam);
      void navigate({ search: query.size ? `?${query}` : '' }, { replace: true });
    },
  };
};
