import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuAddress } from './menu-address.ts';

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where the side menu stands. Its code comes the first time the address asks for it, and stays. */
export const SideMenuPlace = () => {
  const { t } = useTranslation('shell');
  const { isOpen, close } = useMenuAddress();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const isWanted = isOpen && !Panel;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./side-menu.tsx').then(
      ({ SideMenu }) => setPanel(() => SideMenu),
      () => {
        if (!isCurrent) return;
        showToast({ kind: 'fail', text: t('state.failed.title') });
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
    // The menu is asked for once, however often the page around it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);

  return Panel && <Panel isOpen={isOpen} onClose={close} />;
};
