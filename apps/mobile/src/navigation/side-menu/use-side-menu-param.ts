import { useLocation, useNavigate } from 'react-router-dom';

const menuParam = 'menu';
/**
 * State of a history entry that was created when the menu was opened. If the current entry has this state, closing the
 * menu goes back in the history.
 */
const menuHistoryState = { isMenu: true };

interface SideMenuParam {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Stores in the query parameter `menu` of the URL that the side menu is open. A link can therefore open the menu, and
 * the phone's back button closes it. A navigation to another page also closes the menu, because the new URL does not
 * have the parameter.
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
