import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSideMenuParam } from './use-side-menu-param.ts';

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where the side menu stands. Its code comes the first time the address asks for it, and stays. */
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
