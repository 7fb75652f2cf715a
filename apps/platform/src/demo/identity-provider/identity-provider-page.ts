import { html } from '../../core/text/html.ts';
import type { DevPage } from '../dev-page.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 32px 24px; max-width: 400px }
  form { display: grid; gap: 12px; margin-block-start: 24px }
  button, input {
    font: inherit;
    min-height: 48px;
    padding: 0 16px;
    border-radius: 12px;
    border: 1px solid #8888;
    box-sizing: border-box;
    width: 100%;
  }
  button { text-align: start; cursor: pointer; background: none; color: inherit }
  button.main { text-align: center; background: #1a56db; border-color: #1a56db; color: #fff }
  label { display: grid; gap: 4px }
  a { display: block; padding-block: 12px; text-align: center; color: inherit }
`;

interface ConsentPageParams {
  readonly providerName: string;
  readonly brandName: string;
  /**
   * Parameters of the authorization request. The forms contain them as hidden fields, so the browser sends them
   * together with the e-mail address that the user chooses.
   */
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly denyHref: string;
  /** Origin of the app page to which the browser returns. */
  readonly returnOrigin: string;
}

const suggestedEmails = ['maya@example.com', 'santi@example.com'] as const;

/**
 * Creates the page on which the user allows or denies the log-in. The development provider accepts any e-mail address.
 */
export const createConsentPage = ({
  providerName,
  brandName,
  hiddenFields,
  denyHref,
  returnOrigin,
}: ConsentPageParams): DevPage => {
  const hiddenInputs = Object.entries(hiddenFields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return {
    title: `${providerName} (development)`,
    language: 'en',
    style,
    formTargets: [returnOrigin],
    main: html`
      <h1>${providerName}</h1>
      <p>The development provider. It asks for no password: choose who continues to <bdi>${brandName}</bdi>.</p>
      <form method="post" action="/oauth/dev/authorize">
        ${hiddenInputs} ${suggestedEmails.map((email) => html`<button name="email" value="${email}">${email}</button>`)}
      </form>
      <form method="post" action="/oauth/dev/authorize">
        ${hiddenInputs}
        <label>Another address<input type="email" name="email" required autocomplete="email" /></label>
        <button class="main">Continue</button>
      </form>
      <a href="${denyHref}">Do not continue</a>
    `,
  };
};
