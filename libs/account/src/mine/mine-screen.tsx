import { useMemberInfoQuery } from '@livery/api/member';
import { MemberType } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { useTranslation } from 'react-i18next';
import { useLatePanel } from '../late-panel/use-late-panel.tsx';
import { loadLoginDialog } from '../login-dialog/load-login-dialog.ts';
import { SignOutRow } from '../sign-out/sign-out-row.tsx';
import { useTemplate } from '../templates/use-template.ts';
import { GuestPrompt } from './guest-prompt.tsx';
import { MemberList } from './member-list.tsx';
import { MemberWallet } from './member-wallet.tsx';
import { MineBar } from './mine-bar.tsx';
import styles from './mine-screen.module.css';
import { Profile } from './profile.tsx';
import { QuickTiles } from './quick-tiles.tsx';

/** The member center: who one is, what one has, and the way to everything that is the member's own. A guest sees what there would be, and is asked to log in where it is tapped. */
export const Screen = () => {
  useTranslation(['account', 'member', 'shell']);
  const session = useSession();
  const { data } = useMemberInfoQuery(undefined, { skip: !session });
  const { open, panel } = useLatePanel(loadLoginDialog);
  const facts = { type: data?.type ?? session?.type ?? MemberType.Member, toUpline: data?.toUpline ?? false };
  const onRefused = session ? undefined : open;
  const template = useTemplate('mem_cen');
  return (
    <>
      <MineBar onRefused={onRefused} />
      <div className={styles.root}>
        {session ? <Profile userName={session.userName} /> : <GuestPrompt />}
        {session && <MemberWallet />}
        {template === 'new' && <QuickTiles member={facts} onRefused={onRefused} />}
        {template && <MemberList template={template} member={facts} onRefused={onRefused} />}
        {template && session && <SignOutRow />}
      </div>
      {panel}
    </>
  );
};
