import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const register = defineFeature({
  id: 'register',
  access: 'guest',
  flag: 'REG3',
  namespaces: ['register', 'recover'],
  routes: [
    {
      path: paths.register,
      aliases: ['/register.html', '/m/register.html'],
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./register-screen.tsx'),
    },
  ],
});
