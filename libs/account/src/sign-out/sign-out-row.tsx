import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { LogOutIcon } from '@livery/ui/icons/log-out';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })));

/** The last row of a menu: leaves, after asking. */
export const SignOutRow = () => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <ListGroup>
        <ListRow tone="danger" icon={<LogOutIcon />} label={t('signOut.action')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </ListGroup>
      {isOpen !== undefined && (
        <Suspense>
          <SignOutDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
