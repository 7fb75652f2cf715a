import { loadSignOut } from '@livery/account/load-sign-out';
import { useLatePanel } from '@livery/account/use-late-panel';
import { useSession } from '@livery/kit/session';
import { Sheet } from '@livery/ui/sheet';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Categories } from './categories.tsx';
import { Foot } from './foot.tsx';
import { More } from './more.tsx';
import { Shortcuts } from './shortcuts.tsx';

interface SideMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu at the side: games by category, shortcuts that the brand has on, and the way in or out. */
export const SideMenu = ({ isOpen, onClose }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signOut = useLatePanel(loadSignOut);
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
        footer={<Foot session={session} onLeave={leave} />}
      >
        {/* The words of the menu come with it. */}
        <Suspense>
          <Categories />
          <Shortcuts session={session} />
          <More />
        </Suspense>
      </Sheet>
      {/* With the session the question is answered. */}
      {session && signOut.panel}
    </>
  );
};
