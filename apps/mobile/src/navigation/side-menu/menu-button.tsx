import { IconButton } from '@livery/ui/icon-button';
import { MenuIcon } from '@livery/ui/icons/menu';
import { useTranslation } from 'react-i18next';
import { useSideMenuParam } from './use-side-menu-param.ts';

/** Menu button of the header. The menu is a separate chunk that loads when it is first opened. */
export const MenuButton = () => {
  const { t } = useTranslation('shell');
  const { isOpen, open } = useSideMenuParam();
  return (
    <IconButton label={t('header.menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <MenuIcon />
    </IconButton>
  );
};
