/** Loads the login dialog. It has its own chunk, which is fetched on the first tap. */
export const loadLoginDialog = () => import('./login-dialog.tsx').then((module) => module.LoginDialog);
