import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
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
  const sayFailed = useEffectEvent(() => {
    showToast({ kind: 'fail', text: t('state.failed.title') });
    close();
  });

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./side-menu.tsx').then(
      ({ SideMenu }) => setPanel(() => SideMenu),
      () => isCurrent && sayFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return Panel && <Panel isOpen={isOpen} onClose={close} />;
};
