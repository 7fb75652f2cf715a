import type { Page } from '@playwright/test';

const editor = 'http://console.plain.localhost/';
const preview = 'http://a.preview.plain.localhost/';

const editorHtml = `<!doctype html><title>Editor</title><textarea></textarea><iframe src="${preview}"></iframe>
<script>
  document.querySelector('textarea').addEventListener('input', ({ target }) =>
    document.querySelector('iframe').contentWindow.postMessage({ text: target.value }, '*'));
</script>`;

const previewHtml = `<!doctype html><title>Preview</title><nav><a aria-current="page">Text</a></nav>
<script>
  addEventListener('message', ({ data }) => {
    if (typeof data.text === 'string') document.querySelector('a').textContent = data.text;
  });
</script>`;

/**
 * Opens a page with a text field and a frame of another origin that shows the text of the field. It has no other code,
 * so the browser needs at least its time in the editor too. The hosts have the form that the recorder expects.
 */
export const openPlainPage = async (page: Page): Promise<void> => {
  await page.route(`${editor}**`, (route) => route.fulfill({ contentType: 'text/html', body: editorHtml }));
  await page.route(`${preview}**`, (route) => route.fulfill({ contentType: 'text/html', body: previewHtml }));
  await page.goto(editor);
};
