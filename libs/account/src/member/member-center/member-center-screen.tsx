import { useMemberInfoQuery } from '@livery/api/account/member';
import { MemberType } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { lazyLoginDialog } from '../../auth/login/dialog/lazy-login-dialog.ts';
import { LogoutRow } from '../../auth/logout/logout-row.tsx';
import { useScreenTemplate } from '../../shared/use-screen-template.ts';
import { GuestPrompt } from './guest-prompt.tsx';
import { MemberMenu } from './menu/member-menu.tsx';
import { MemberWallet } from './member-wallet.tsx';
import { MemberCenterHeader } from './member-center-header.tsx';
import styles from './member-center-screen.module.css';
import { Profile } from './profile.tsx';
import { ShortcutTiles } from './menu/shortcut-tiles.tsx';

/**
 * Member center page with profile, wallet and menu. A guest sees the same menu. For a guest, each entry for members
 * opens the login.
 */
export const Screen = () => {
  useTranslation(['account', 'member', 'shell']);
  const session = useSession();
  const { data } = useMemberInfoQuery(undefined, { skip: !session });
  const { open, dialog } = useLazyDialog(lazyLoginDialog);
  const facts = { type: data?.type ?? session?.type ?? MemberType.Member, toUpline: data?.toUpline ?? false };
  const onLoginRequired = session ? undefined : open;
  const template = useScreenTemplate('mem_cen');
  return (
    <>
      <MemberCenterHeader onLoginRequired={onLoginRequired} />
      <div className={styles.root}>
        {session ? <Profile userName={session.userName} /> : <GuestPrompt />}
        {session && <MemberWallet />}
        {template === 'new' && <ShortcutTiles member={facts} onLoginRequired={onLoginRequired} />}
        {template && <MemberMenu template={template} member={facts} onLoginRequired={onLoginRequired} />}
        {template && session && <LogoutRow />}
      </div>
      {dialog}
    </>
  );
};
