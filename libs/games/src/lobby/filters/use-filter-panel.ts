import { useLocation, useNavigate } from 'react-router-dom';

const panelParam = 'panel';
const filterPanel = 'filter';

interface PanelState {
  /** True if the previous history entry is the list without the panel. */
  readonly isOverList?: boolean;
}

/** Open state of the filters, stored in the address: going back closes them, and a link can open them. */
export const useFilterPanel = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const to = (next: URLSearchParams) => `${pathname}${next.size ? `?${next}` : ''}`;
  return {
    isOpen: query.get(panelParam) === filterPanel,
    open: () => {
      query.set(panelParam, filterPanel);
      void navigate(to(query), { state: { isOverList: true } satisfies PanelState });
    },
    close: () => {
      if ((state as PanelState | null)?.isOverList) return void navigate(-1);
      query.delete(panelParam);
      void navigate(to(query), { replace: true });
    },
  };
};
