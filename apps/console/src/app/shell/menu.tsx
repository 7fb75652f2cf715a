import { Button } from '@livery/ui/button';
import { NavLink, useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Me, useLogOutMutation } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { areas, isShown } from '../navigation.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './menu.module.css';

interface MenuProps {
  readonly me: Me;
  /** Called when the operator opens an entry of the menu, so that the menu of a phone closes. */
  readonly onNavigate?: () => void;
}

/** The menu: the pages that the operator may see, the account of the operator, the language, and the log-out. */
export const Menu = ({ me, onNavigate }: MenuProps) => {
  const t = useTexts('shell');
  const isPermitted = usePermissions();
  const navigate = useNavigate();
  const act = useAct();
  const [logOut, { isLoading }] = useLogOutMutation();
  const handleLogOut = async () => {
    if (await act(logOut())) await navigate(paths.login);
  };
  return (
    <div className={styles.root}>
      <nav aria-label={t('nav.label')} className={styles.areas}>
        {areas.map(({ label, entries }) => {
          const shown = entries.filter((entry) => isShown(entry, isPermitted));
          if (shown.length === 0) return null;
          return (
            <section key={label} className={styles.area}>
              <h2 className={styles.heading}>{t(label)}</h2>
              <ul>
                {shown.map((entry) => (
                  <li key={entry.path}>
                    <NavLink to={entry.path} className={styles.link} onClick={onNavigate}>
                      <entry.Icon />
                      {t(entry.label)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
      <div className={styles.foot}>
        <NavLink to={paths.account} className={styles.link} onClick={onNavigate}>
          <span className={styles.person}>
            <bdi>{me.name}</bdi>
            <small>{t('nav.account')}</small>
          </span>
        </NavLink>
        <LanguageSelect />
        <Button isWide isPending={isLoading} onClick={() => void handleLogOut()}>
          {t('action.logOut')}
        </Button>
      </div>
    </div>
  );
};
