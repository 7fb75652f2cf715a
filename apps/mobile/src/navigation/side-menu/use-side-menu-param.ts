import { useLocation, useNavigate } from 'react-router-dom';

const menuParam = 'menu';
/** Marks the history entry that opening the menu made: going back from it closes the menu. */
const menuHistoryState = { isMenu: true };

interface SideMenuParam {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the side menu is open stands in the address: it can be linked to, the phone's own back closes it, and
 * every change of the route does, since no other address carries it.
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
