import { useLocation, useNavigate } from 'react-router-dom';

const panelParam = 'panel';
const filterPanel = 'filter';

interface PanelState {
  /**
   * True if the visitor opened the panel on the list page. The panel then closes by going back in the history. Absent
   * if a link opened the panel, because the previous history entry is then another page.
   */
  readonly isOverList?: boolean;
}

/**
 * State of the filter panel. It is stored in the URL, so that the back button closes the panel and a link can open it.
 */
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
