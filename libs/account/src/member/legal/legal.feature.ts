import { defineFeature } from '@livery/kit/feature/define-feature';
import { legalPaths } from '@livery/kit/paths/legal-paths';

const screen = () => import('./legal-screen.tsx');

/**
 * Legal pages: terms, privacy, responsible play and licence. They have no feature flag, because every brand must show
 * them to every visitor.
 */
export const legal = defineFeature({
  id: 'legal',
  access: 'guest',
  namespaces: ['help', 'home', 'play'],
  routes: [
    { path: legalPaths.terms, title: 'shell:title.agreement', bottomBar: 'hidden', screen },
    { path: legalPaths.privacy, title: 'shell:title.privacy', bottomBar: 'hidden', screen },
    { path: legalPaths.play, title: 'shell:title.playLimits', bottomBar: 'hidden', screen },
    { path: legalPaths.licence, title: 'shell:title.licence', bottomBar: 'hidden', screen },
  ],
});
