/**
 * State that the inline scripts of the page and the app share in a global variable. An inline script can run before
 * the app, after it, or not at all. So the first script that needs the object creates it.
 */
export interface PageState {
  /**
   * Button of the prerendered page that the member tapped last, before the app was loaded. The app repeats the tap on
   * its matching button and then clears this field. Null if the last tap was not on a button.
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
   * Delay in milliseconds between the insertion of the second and the third part of the page. The page is shown in
   * three parts, so that the first paint is early. A preview in the editor sets the delay to 0, because it shows the
   * page only when the app is ready.
   */
  revealDelay?: number;
  /** Colour mode that the member has chosen. Set only on a device that does not let the app store the choice. */
  mode?: 'light' | 'dark' | undefined;
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
  /**
   * Page state as a global variable. Inline scripts use it, because they cannot import a module. All other code calls
   * `getPageState`.
   */
  var __livery: PageState | undefined;

  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export const getPageState = (): PageState => (globalThis.__livery ??= {});
