import { useLazyDialogModule } from '@livery/account/shared/lazy-dialog/use-lazy-dialog';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useState } from 'react';
import { useSideMenuParam } from './use-side-menu-param.ts';

const lazySideMenu = createLazyModule(() => import('./side-menu.tsx'));

/** Renders the side menu. Its code loads when the menu opens for the first time. After that, the menu stays mounted. */
export const LazySideMenu = () => {
  const { isOpen, close } = useSideMenuParam();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const loaded = useLazyDialogModule(lazySideMenu, isOpen, close);
  return wasOpen && loaded && <loaded.SideMenu isOpen={isOpen} onClose={close} />;
};
