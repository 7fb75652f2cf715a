import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Logout dialog, whose code is loaded separately. Pages with a logout button load this code in advance. So a member
 * can log out while the device is offline.
 */
export const lazyLogoutDialog = createLazyModule(() =>
  import('./logout-dialog.tsx').then((module) => module.LogoutDialog),
);
