import { IconButton } from '@livery/ui/icon-button';
import { MenuIcon } from '@livery/ui/icons/menu';
import { useTranslation } from 'react-i18next';
import { useSideMenuParam } from './use-side-menu-param.ts';

/** The button in the header that opens the side menu. The menu's code loads when the menu opens for the first time. */
export const MenuButton = () => {
  const { t } = useTranslation('shell');
  const { isOpen, open } = useSideMenuParam();
  return (
    <IconButton label={t('header.menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <MenuIcon />
    </IconButton>
  );
};
