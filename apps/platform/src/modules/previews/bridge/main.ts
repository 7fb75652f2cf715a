import { type EditorMessage, readEditorMessage, toPreviewScene } from '@livery/contract/operators/preview-messages';
import { getPageState } from '@livery/contract/page-state';
import { replaceCalls } from './calls.ts';
import { followDraft } from './follow.ts';
import { showBrandFonts } from './fonts.ts';
import { createHighlighter } from './highlight/highlight.ts';
import { measurePage } from './measure/measure-page.ts';
import { nextPaint, type PageContext, readPageContext } from './page-context.ts';
import { createTextPicker } from './pick.ts';
import { reportPage, scrollTo } from './reports.ts';
import { applyScene } from './scene.ts';
import { createTextPainter } from './texts.ts';
import { createThemePainter } from './theme.ts';

/**
 * Opens a path of the app without a reload. The router of the app listens for the event `popstate`, and then shows the
 * screen of the path.
 */
const navigate = (path: unknown): void => {
  if (typeof path !== 'string' || new URL(path, location.href).origin !== location.origin)
    throw new Error('The path leads out of the preview');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/** Listens for the messages that the editor in the console sends to this page, and executes them. */
const listen = (context: PageContext): void => {
  const paintTheme = createThemePainter(context.start.scene.mode);
  const paintTexts = createTextPainter();
  const pick = createTextPicker(context);
  const highlight = createHighlighter(context);

  const perform = async (message: EditorMessage): Promise<void> => {
    const start = performance.now();
    if (message.type === 'scene') context.reload(toPreviewScene(message.scene));
    else if (message.type === 'navigate') navigate(message.path);
    else if (message.type === 'scroll') await scrollTo(Number(message.top) || 0);
    else if (message.type === 'pick') pick(message.isOn === true);
    else if (message.type === 'measure') context.post(await measurePage(message));
    else if (message.type === 'highlight') await highlight(message.target);
    else {
      if (message.type === 'theme') paintTheme(message.theme);
      else await paintTexts(message.language, message.texts);
      await nextPaint();
      context.post({ type: 'painted', milliseconds: performance.now() - start });
    }
  };

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== context.consoleOrigin || source !== window.parent) return;
    const message = readEditorMessage(data);
    if (message)
      perform(message).catch((error: unknown) =>
        context.post({ type: 'error', message: error instanceof Error ? error.message : String(error) }),
      );
  });
};

/** Script that the gateway inserts into the page of a preview. It runs before all other scripts of the page. */
const run = (): void => {
  const context = readPageContext();
  // The editor loads a changed draft in another frame, so the app in a frame does not follow the draft. A browser opens
  // only six connections to a host without HTTP/2. With a stream for each frame, two screens and the pages that replace
  // them would need all of them, and no page could load.
  if (!context.isEmbedded || context.unavailable) followDraft(context, new EventSource('/.preview/events'));
  if (context.unavailable) {
    context.post({ type: 'unavailable', reason: context.unavailable });
    return;
  }
  replaceCalls(context);
  applyScene(context);
  void showBrandFonts();
  if (context.isEmbedded) {
    getPageState().revealDelay = 0;
    listen(context);
  }
  void reportPage(context);
};

run();
