/** The question before signing out: code of its own, fetched ahead or with the first tap. */
export const loadSignOut = () => import('./sign-out-dialog.tsx').then((module) => module.SignOutDialog);
