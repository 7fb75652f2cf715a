/** Functions of browsers that can show a number on the icon of an installed app. Other browsers do not have them. */
interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Shows a number on the icon of the installed app. With 0, the icon has no number. */
export const setAppBadge = (count: number): void => {
  const { setAppBadge: set, clearAppBadge: clear } = navigator as BadgeNavigator;
  // The browser rejects the call if the visitor has not allowed it. The app then has no number on its icon.
  void (count > 0 ? set?.call(navigator, count) : clear?.call(navigator))?.catch(() => undefined);
};
