/**
 * State that the inline scripts of the page and the app share in a global variable. An inline script can run before the
 * app, after it, or not at all, so each of them creates the object if it is missing.
 */
export interface PageState {
  /**
   * Button of the prerendered page that the member tapped last, before the app was loaded. The app repeats the tap on
   * its own button and then clears this field.
   */
  pendingClick?: Element | null;
  /** Install prompt that the browser offered. The browser sends the event only once, and the app may need it later. */
  installPrompt?: InstallPrompt | undefined;
  /**
   * Responses to requests that the page sent before the app was loaded. The key is the path with the query. The app
   * uses each response once.
   */
  prefetch?: Record<string, Promise<Response>>;
  /**
   * Delay between the second and the third part of the page, in milliseconds. A preview in the editor sets it to 0, because
   * the page is shown only when the app is ready.
   */
  revealDelay?: number;
  /**
   * Instance of i18next (the translation library). Present once it is started. The preview of a draft changes the texts
   * of the instance while an operator edits them.
   */
  texts?: object;
}

/** Type of the `beforeinstallprompt` event, which browsers send if they can install the site as an app. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** Global variable for the inline scripts, which cannot import a module. All other code calls `getPageState`. */
  var __livery: PageState | undefined;

  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export const getPageState = (): PageState => (globalThis.__livery ??= {});
