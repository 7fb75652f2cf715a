/** The question before signing out: code of its own, fetched ahead or with the first tap. */
export const loadLogoutDialog = () => import('./logout-dialog.tsx').then((module) => module.LogoutDialog);
