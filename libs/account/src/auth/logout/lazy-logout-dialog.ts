/** Loads the logout dialog. It has its own chunk, which is preloaded or fetched on the first tap. */
export const loadLogoutDialog = () => import('./logout-dialog.tsx').then((module) => module.LogoutDialog);
