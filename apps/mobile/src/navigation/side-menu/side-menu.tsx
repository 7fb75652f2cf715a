import { lazyLogoutDialog } from '@livery/account/auth/logout/lazy-logout-dialog';
import { useLazyDialog } from '@livery/account/shared/lazy-dialog/use-lazy-dialog';
import { useSession } from '@livery/kit/session';
import { Sheet } from '@livery/ui/sheet';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Categories } from './categories.tsx';
import { SideMenuFooter } from './side-menu-footer.tsx';
import { SecondaryLinks } from './secondary-links.tsx';
import { Shortcuts } from './shortcuts.tsx';

interface SideMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The side menu, with the game categories, links to pages, and the log-in or the sign-out. */
export const SideMenu = ({ isOpen, onClose }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signOut = useLazyDialog(lazyLogoutDialog);
  const leave = () => {
    onClose();
    signOut.open();
  };
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onOpenChange={(next) => !next && onClose()}
        title={t('header.menu')}
        side="end"
        footer={<SideMenuFooter session={session} onLeave={leave} />}
      >
        {/* Renders nothing until the menu's texts have loaded. They load together with the menu's code. */}
        <Suspense>
          <Categories />
          <Shortcuts session={session} />
          <SecondaryLinks />
        </Suspense>
      </Sheet>
      {/* The dialog for signing out disappears when the session ends. */}
      {session && signOut.dialog}
    </>
  );
};
