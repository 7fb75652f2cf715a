import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSideMenuParam } from './use-side-menu-param.ts';

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Slot of the side menu. Its code loads when the address opens the menu for the first time, and stays mounted. */
export const LazySideMenu = () => {
  const { t } = useTranslation('shell');
  const { isOpen, close } = useSideMenuParam();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const shouldLoad = isOpen && !Panel;
  const notifyFailed = useEffectEvent(() => {
    showToast({ kind: 'fail', text: t('state.failed.title') });
    close();
  });

  useEffect(() => {
    if (!shouldLoad) return;
    let isCurrent = true;
    import('./side-menu.tsx').then(
      ({ SideMenu }) => setPanel(() => SideMenu),
      () => isCurrent && notifyFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad]);

  return Panel && <Panel isOpen={isOpen} onClose={close} />;
};
