import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { LogOutIcon } from '@livery/ui/icons/log-out';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatePanel } from '../late-panel/use-late-panel.tsx';
import { loadSignOut } from './load-sign-out.ts';

/** The last row of a menu: leaves, after asking. */
export const SignOutRow = () => {
  const { t } = useTranslation('account');
  const { trigger, panel } = useLatePanel(loadSignOut);
  // Fetched ahead: who has lost the network must still be able to leave.
  useEffect(() => void loadSignOut().catch(() => undefined), []);
  return (
    <>
      <ListGroup>
        <ListRow tone="danger" icon={<LogOutIcon />} label={t('signOut.action')} {...trigger} />
      </ListGroup>
      {panel}
    </>
  );
};
