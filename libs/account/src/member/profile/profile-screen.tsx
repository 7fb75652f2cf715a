import { useMemberInfoQuery } from '@livery/api/account/member';
import { useMemberProfileQuery } from '@livery/api/account/profile';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { AtIcon } from '@livery/ui/icons/at';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { DocumentIcon } from '@livery/ui/icons/document';
import { IdCardIcon } from '@livery/ui/icons/id-card';
import { MemberIcon } from '@livery/ui/icons/member';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { UnverifiedEmailNotice } from './unverified-email-notice.tsx';
import { EmailSheet } from './email-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { AvatarSheet } from './avatar-sheet.tsx';
import { Avatar } from './avatar.tsx';
import styles from './profile-screen.module.css';

type Editing = 'portrait' | 'nickname' | 'email' | 'payeeName';

/**
 * Profile page. Each row shows one detail of the member, such as the nickname. A tap on a row opens a sheet to change
 * it.
 */
export const Screen = () => {
  const { t } = useTranslation(['member', 'errors', 'shell']);
  const [editing, setEditing] = useState<Editing | null>(null);
  const info = useMemberInfoQuery();
  const profile = useQueryState(useMemberProfileQuery());
  const edit = (what: Editing) => () => setEditing(what);
  const sheet = (what: Editing) => ({
    isOpen: editing === what,
    onOpenChange: (isOpen: boolean) => setEditing(isOpen ? what : null),
  });
  return (
    <div className={page.root}>
      <button type="button" className={styles.portrait} aria-haspopup="dialog" onClick={edit('portrait')}>
        <Avatar src={info.data?.headIcon ?? null} size="large" />
        <span>{t('profile.portrait')}</span>
      </button>
      <AsyncContent state={profile} rows={4}>
        {({ nickname, email, emailVerified, mobileNum, payeeName }) => (
          <>
            <ListGroup>
              <ListRow
                icon={<MemberIcon />}
                label={t('profile.nickname')}
                end={<Value text={nickname} />}
                aria-haspopup="dialog"
                onClick={edit('nickname')}
              />
              <ListRow
                icon={<AtIcon />}
                label={t('profile.email')}
                detail={email && t(emailVerified ? 'verify.confirmed' : 'verify.unconfirmed')}
                end={<Value text={email} />}
                aria-haspopup="dialog"
                onClick={edit('email')}
              />
              {mobileNum && (
                <ListRow icon={<PhoneIcon />} label={t('profile.mobile')} end={<bdi dir="ltr">{mobileNum}</bdi>} />
              )}
              {payeeName ? (
                <ListRow
                  icon={<IdCardIcon />}
                  label={t('profile.payeeName')}
                  detail={t('profile.payeeFixed')}
                  end={<bdi className={styles.value}>{payeeName}</bdi>}
                />
              ) : (
                <ListRow
                  icon={<IdCardIcon />}
                  label={t('profile.payeeName')}
                  end={<Value text={null} />}
                  aria-haspopup="dialog"
                  onClick={edit('payeeName')}
                />
              )}
            </ListGroup>
            {email && !emailVerified && <UnverifiedEmailNotice email={email} />}
          </>
        )}
      </AsyncContent>
      <ListGroup>
        <ListRow icon={<DocumentIcon />} label={t('shell:title.accountData')} href={paths.accountData} />
      </ListGroup>
      {editing === 'portrait' && <AvatarSheet {...sheet('portrait')} />}
      {editing === 'nickname' && (
        <NameSheet field="nickname" currentName={profile.data?.nickname ?? ''} {...sheet('nickname')} />
      )}
      {editing === 'payeeName' && <NameSheet field="payeeName" currentName="" {...sheet('payeeName')} />}
      {editing === 'email' && <EmailSheet {...sheet('email')} />}
    </div>
  );
};

/** Shows the current text of a row and an arrow. If `text` is null, shows a note that the member has not set it yet. */
const Value = ({ text }: { text: string | null }) => {
  const { t } = useTranslation('member');
  return (
    <span className={styles.value}>
      <bdi className={styles.text}>{text ?? t('profile.none')}</bdi>
      <ChevronEndIcon className={styles.chevron} />
    </span>
  );
};
