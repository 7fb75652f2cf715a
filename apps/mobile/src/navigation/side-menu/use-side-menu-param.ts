import { useLocation, useNavigate } from 'react-router-dom';

const menuParam = 'menu';
/** Marks the history entry that opening the menu created. Going back from it closes the menu. */
const menuHistoryState = { isMenu: true };

interface SideMenuParam {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Stores in the address that the side menu is open. A link can open it, the phone's back button closes it, and so does
 * every change of route, because no other address has the parameter.
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
