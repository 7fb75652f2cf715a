import type { SocialProvider } from './oauth-state.ts';

const marks: Readonly<Record<SocialProvider, { readonly d: string; readonly viewBox: string }>> = {
  google: {
    viewBox: '0 0 24 24',
    d:
      'M21.6 10.2H12v3.9h5.5c-.5 2.4-2.6 3.8-5.5 3.8a5.9 5.9 0 1 1 3.9-10.3l2.9-2.9A10 10 0 1 0 12 22c5.8 0 9.8-4 ' +
      '9.8-9.8 0-.7-.1-1.4-.2-2z',
  },
  facebook: {
    viewBox: '0 0 24 24',
    d:
      'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 ' +
      '1.6V12h2.8l-.4 2.9h-2.4v7A10 10 0 0 0 22 12z',
  },
};

/** Logo of a social provider in the colour of the text beside it. */
export const ProviderLogo = ({ provider }: { provider: SocialProvider }) => {
  const { d, viewBox } = marks[provider];
  return (
    <svg viewBox={viewBox} width="20" height="20" fill="currentColor" aria-hidden>
      <path d={d} />
    </svg>
  );
};
