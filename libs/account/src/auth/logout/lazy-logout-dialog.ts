import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Logout dialog. Preloaded where a member may log out without a network. */
export const lazyLogoutDialog = createLazyModule(() =>
  import('./logout-dialog.tsx').then((module) => module.LogoutDialog),
);
