import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Logout dialog. Pages with a logout button preload its code, so that a member can log out without a network. */
export const lazyLogoutDialog = createLazyModule(() =>
  import('./logout-dialog.tsx').then((module) => module.LogoutDialog),
);
