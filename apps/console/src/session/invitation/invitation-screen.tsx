import { Spinner } from '@livery/ui/spinner';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { SessionCard } from '../session-card.tsx';
import { AcceptForm } from './accept-form.tsx';
import { useReadInvitationMutation } from './invitation.api.ts';

/**
 * Screen that an invitation link opens. The secret token of the invitation is after the `#` of the URL. The browser
 * does not send this part when it loads the page, so no server log contains the token.
 */
export const InvitationScreen = () => {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const [read, { data, error }] = useReadInvitationMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    void read({ token });
  }, [read, token]);
  if (codes)
    return (
      <SessionCard title={t('invitation.codesTitle')}>
        <RecoveryCodes codes={codes} onDone={() => void navigate(paths.start, { replace: true })} />
      </SessionCard>
    );
  if (error)
    return (
      <SessionCard title={t('invitation.invalid')}>
        <p>{t('invitation.invalidDetail')}</p>
      </SessionCard>
    );
  if (!data) return <Spinner />;
  return (
    <SessionCard title={t('invitation.title', { name: data.name })}>
      <p>{t('invitation.intro', { email: data.email })}</p>
      <AcceptForm token={token} email={data.email} onAccepted={setCodes} />
    </SessionCard>
  );
};
