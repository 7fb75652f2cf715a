import { useLocation, useNavigate } from 'react-router-dom';

const parameter = 'menu';
/** Marks the history entry that opening the menu made: going back from it closes the menu. */
const ours = { isMenu: true };

interface MenuAddress {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the side menu is open stands in the address: it can be linked to, the phone's own back closes it, and
 * every change of the route does, since no other address carries it.
 */
export const useMenuAddress = (): MenuAddress => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOpen = query.has(parameter);
  return {
    isOpen,
    open: () => {
      if (isOpen) return;
      query.set(parameter, '1');
      void navigate({ search: `?${query}` }, { state: ours });
    },
    close: () => {
      if (!isOpen) return;
      if ((state as Partial<typeof ours> | null)?.isMenu) return void navigate(-1);
      query.delete(parameter);
      void navigate({ search: query.size ? `?${query}` : '' }, { replace: true });
    },
  };
};
