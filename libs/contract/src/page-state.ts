/**
 * State that the app shares with the inline scripts of the page, in a global variable. Any of them can run first, so
 * the first code that needs the object creates it.
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
   * Milliseconds between the insertion of the second and the third part of the page. The page is shown in three parts,
   * so that the first part is painted early. The preview in the editor sets 0, because it is hidden until the app is
   * ready.
   */
  revealDelay?: number;
  /**
   * Colour mode that the member has chosen. It is set only if the browser does not allow the app to store the choice.
   */
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
