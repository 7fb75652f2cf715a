/** The log-in over a page that a guest sees: code of its own, fetched with the first tap. */
export const loadLoginDialog = () => import('./login-dialog.tsx').then((module) => module.LoginDialog);
