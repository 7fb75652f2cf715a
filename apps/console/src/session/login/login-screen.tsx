import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { opsApi } from '../../api/ops-api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { SessionCard } from '../session-card.tsx';
import styles from '../session.module.css';
import { CodeStep } from './code-step.tsx';
import { FirstStep } from './first-step.tsx';

/** Log-in to the console: a passkey, or a password and then a code. */
export const LoginScreen = () => {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { readonly from?: string };
  const [ticket, setTicket] = useState<string>();
  const [isReturn, setReturn] = useState(false);
  const dispatch = useDispatch();
  // Removes the cached data of the previous operator, which the next operator on this device must not see.
  useEffect(() => void dispatch(opsApi.util.resetApiState()), [dispatch]);
  const handleBack = () => {
    setReturn(true);
    setTicket(undefined);
  };
  const enter = () => void navigate(from ?? paths.start, { replace: true });
  return (
    <SessionCard title={ticket === undefined ? t('login.title') : t('login.codeTitle')}>
      {ticket === undefined ? (
        <>
          {from !== undefined && from !== paths.start && <p className={styles.alert}>{t('login.ended')}</p>}
          <FirstStep isReturn={isReturn} onLogin={enter} onTicket={setTicket} />
        </>
      ) : (
        <CodeStep ticket={ticket} onLogin={enter} onBack={handleBack} />
      )}
    </SessionCard>
  );
};
