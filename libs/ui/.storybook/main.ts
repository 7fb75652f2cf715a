import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { svgPath } from '../../../tools/workspace/src/svg-path.ts';

const screens = (library: string, name: string) => ({
  directory: `../../${library}/src`,
  files: '**/*.stories.ts',
  titlePrefix: `Screens/${name}`,
});

/**
 * Packages that Vite bundles when it starts, because only dynamic imports load them. If Vite found
 * such a package during a test, it would reload the page, and the test would fail.
 */
const lazyPackages = [
  '@base-ui/react/dialog',
  '@base-ui/react/direction-provider',
  '@base-ui/react/drawer',
  '@base-ui/react/popover',
  '@base-ui/react/toast',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@simplewebauthn/browser',
  'crypto-js/core',
  'crypto-js/enc-base64',
  'crypto-js/mode-ecb',
  'crypto-js/tripledes',
  'dompurify',
  'i18next',
  'jsencrypt',
  'papaparse',
  'react-hook-form',
  'react-i18next',
  'react-redux',
  'react-router-dom',
  'swiper',
  'swiper/modules',
  'uqr',
  'zod/mini',
];

export default {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    { directory: '../src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    './together.stories.tsx',
    {
      directory: '../../../apps/console/src',
      files: '**/*.stories.tsx',
      titlePrefix: 'Console',
    },
    screens('account', 'Account'),
    screens('games', 'Games'),
    screens('agent', 'Agent'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [svgPath()], optimizeDeps: { include: lazyPackages } }),
} satisfies StorybookConfig;
