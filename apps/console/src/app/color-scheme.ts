/** Shows the console in the colours of the system, light or dark, and follows a change. */
export const followColorScheme = (): void => {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    document.documentElement.dataset['mode'] = isDark.matches ? 'dark' : 'light';
  };
  isDark.addEventListener('change', apply);
  apply();
};
