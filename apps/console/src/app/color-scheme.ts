/** Applies the light or dark colour scheme of the operating system now, and again when the system setting changes. */
export const followColorScheme = (): void => {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    document.documentElement.dataset['mode'] = isDark.matches ? 'dark' : 'light';
  };
  isDark.addEventListener('change', apply);
  apply();
};
