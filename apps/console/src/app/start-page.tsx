import { EmptyState } from '@livery/ui/empty-state';
import { Navigate } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts.ts';
import { usePermissions } from '../session/use-permissions.ts';
import { areas, isShown } from './navigation.ts';

/** Redirects to the first page in the menu that the operator may see. Shows a message if there is no such page. */
export const StartPage = () => {
  const t = useTexts('shell');
  const isPermitted = usePermissions();
  const first = areas.flatMap(({ entries }) => entries).find((entry) => isShown(entry, isPermitted));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <EmptyState kind="first-use" titleTag="h1" title={t('noPermissions.title')} detail={t('noPermissions.detail')} />
  );
};
