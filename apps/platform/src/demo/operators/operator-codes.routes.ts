import { demoOperatorPassword, demoOperators } from '@livery/demo/operators';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import { html } from '../../core/text/html.ts';
import { computeTotp, decodeBase32, toTotpStep } from '../../modules/operators/index.ts';
import { getRoleName } from '../demo-accounts.ts';
import { type DevPage, sendDevPage } from '../dev-page.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px 16px; max-width: 720px }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: 8px 16px 8px 0; text-align: start; border-block-end: 1px solid #8885 }
  td.code { font: 600 20px/1.5 ui-monospace, monospace }
`;

interface PageContent {
  readonly now: Date;
  readonly consoleOrigin: string;
}

const createPage = ({ now, consoleOrigin }: PageContent): DevPage => ({
  title: 'Demo operators',
  language: 'en',
  style,
  reloadSeconds: 5,
  main: html`
    <h1>Demo operators</h1>
    <p>
      Log in at <a href="${consoleOrigin}">${consoleOrigin}</a> with the password ${demoOperatorPassword} and a code.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">E-mail</th>
          <th scope="col">Role</th>
          <th scope="col">Code now</th>
        </tr>
      </thead>
      <tbody>
        ${demoOperators.map(
          ({ email, role, totpSecret }) => html`
            <tr>
              <td>${email}</td>
              <td>${getRoleName(role)}</td>
              <td class="code">${computeTotp(decodeBase32(totpSecret), toTotpStep(now))}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
    <p>A code changes every 30 seconds. Each one is accepted once.</p>
    <p>To approve a release, log in and add a passkey of your device under My account: approvals are signed with it.</p>
  `,
});

interface OperatorCodesDeps {
  readonly clock: Clock;
  readonly getConsoleOrigin: () => string;
}

/**
 * Registers the page that shows the current one-time codes (TOTP) of the demo operators. With such a code, a visitor
 * can log in to the operators' console.
 */
export const operatorCodesRoutes = (app: FastifyInstance, { clock, getConsoleOrigin }: OperatorCodesDeps): void =>
  void app.get('/dev/operators', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return sendDevPage(reply, createPage({ now: clock.now(), consoleOrigin: getConsoleOrigin() }));
  });
