import { createLazyModule } from '@livery/kit/lazy/lazy-module';

export const lazyLoginDialog = createLazyModule(() =>
  import('./login-dialog.tsx').then((module) => module.LoginDialog),
);
