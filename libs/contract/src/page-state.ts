/**
 * State that the page's inline scripts and the app share, in the only global variable of the product. An inline script
 * can run first or not at all, so each side creates the object when it is missing.
 */
export interface PageState {
  /** Button of the prerendered page that was tapped last, until the app has replayed the tap on its own button. */
  pendingClick?: Element | null;
  /** The browser's install prompt, until it is used. The browser sends it once, possibly before the app uses it. */
  installPrompt?: InstallPrompt | undefined;
  /** Responses that the page requested before the app was loaded, by path with query. Each is used once. */
  prefetch?: Record<string, Promise<Response>>;
}

/** The `beforeinstallprompt` event of browsers that can install the site. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** Use `getPageState`. Only inline scripts, which import nothing, use the variable itself. */
  var __livery: PageState | undefined;

  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export const getPageState = (): PageState => (globalThis.__livery ??= {});
