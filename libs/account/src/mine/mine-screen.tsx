import { useMemberInfoQuery } from '@livery/api/member';
import { useSession } from '@livery/kit/session';
import { useTranslation } from 'react-i18next';
import { SignOutRow } from '../sign-out/sign-out-row.tsx';
import { MemberList } from './member-list.tsx';
import { MineBar } from './mine-bar.tsx';
import styles from './mine-screen.module.css';
import { Profile } from './profile.tsx';
import { QuickTiles } from './quick-tiles.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The member center: who one is, what one has, and the way to everything that is the member's own. */
export const Screen = () => {
  useTranslation(['account', 'shell']);
  const session = useSession();
  const { data } = useMemberInfoQuery();
  if (!session) return null;
  const facts = { type: data?.type ?? session.type, toUpline: data?.toUpline ?? false };
  return (
    <>
      <MineBar />
      <div className={styles.root}>
        <Profile userName={session.userName} />
        <WalletCard />
        <QuickTiles member={facts} />
        <MemberList member={facts} />
        <SignOutRow />
      </div>
    </>
  );
};
