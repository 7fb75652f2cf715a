import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { BotCheckProvider, WidgetPage } from './bot-check-port.ts';

/** URLs and names of an external service that detects bots with its own widget. */
interface WidgetService {
  readonly script: string;
  readonly verifyUrl: string;
  /** Name of the global JavaScript object that renders the widget. */
  readonly global: string;
  /** Origins that the widget needs for scripts, styles, frames and requests. */
  readonly origins: readonly string[];
}

export const widgetServices = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=start',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    global: 'turnstile',
    origins: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=start',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    global: 'hcaptcha',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const satisfies Record<string, WidgetService>;

/** Milliseconds after which a request to the service fails. */
const timeoutMs = 5000;

const verdict = z.object({ success: z.boolean() });

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Script of the widget page. It sends the token and the height of the widget to the page that embeds the frame. It
 * runs before the script of the service, so that it can detect that the service script fails to load. The URL
 * parameter `language` (BCP 47) sets the language of the widget: the option `language` of Turnstile, and the option
 * `hl` of hCaptcha.
 */
const createPageScript = (global: string): string => `
const send = (message) => parent.postMessage({ type: 'livery-bot-check', ...message }, '*');
const root = document.getElementById('root');
const language = new URLSearchParams(location.search).get('language') ?? '';
const known = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language);
if (known) document.documentElement.lang = language;
window.start = () => {
  ${global}.render(root, {
    sitekey: root.dataset.sitekey,
    ...(known && { language, hl: language }),
    callback: (token) => send({ token }),
    'expired-callback': () => send({ token: '' }),
    'error-callback': () => send({ failed: true }),
  });
  new ResizeObserver(() => send({ height: document.body.scrollHeight })).observe(document.body);
};
addEventListener('error', () => send({ failed: true }), true);
`;

const createWidgetPage = ({ script, global, origins }: WidgetService, siteKey: string): WidgetPage => {
  const sources = origins.join(' ');
  const pageScript = createPageScript(global);
  const hash = createHash('sha256').update(pageScript).digest('base64');
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Security check</title><body style="margin:0">
<div id="root" data-sitekey="${escapeAttribute(siteKey)}"></div><script>${pageScript}</script>
<script src="${escapeAttribute(script)}" async></script></body></html>`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${sources}`,
      `style-src 'unsafe-inline' ${sources}`,
      `frame-src ${sources}`,
      `connect-src ${sources}`,
      `img-src data: ${sources}`,
      // Any site may show this page in a frame, because each brand can have its own domain. The page contains no
      // private data.
      'frame-ancestors *',
    ].join('; '),
  };
};

interface WidgetProviderOptions {
  readonly service: WidgetService;
  readonly siteKey: string;
  readonly secret: string;
  readonly warn: (error: unknown) => void;
}

/** Path of the widget page on the gateway. */
export const widgetPath = '/wps/captcha/widget';

/**
 * Creates checks with the widget of an external service. The widget gives the page a token, and the service verifies
 * the token. If the service does not respond, the token counts as wrong. Members can then still log in by SMS code,
 * passkey or remembered device.
 */
export const createWidgetProvider = ({ service, siteKey, secret, warn }: WidgetProviderOptions): BotCheckProvider => ({
  canReplaceImage: false,
  create: async () => ({ widget: { path: widgetPath } }),
  verify: async (token, { address }) => {
    try {
      const response = await fetch(service.verifyUrl, {
        method: 'POST',
        // A redirect is an error. Otherwise the request would send the secret to another URL.
        redirect: 'error',
        body: new URLSearchParams({ secret, response: token, remoteip: address, sitekey: siteKey }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return verdict.parse(await response.json()).success ? { replacesImage: false } : undefined;
    } catch (error) {
      warn(error);
      return undefined;
    }
  },
  widgetPage: createWidgetPage(service, siteKey),
});
