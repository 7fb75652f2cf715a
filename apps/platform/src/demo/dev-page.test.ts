import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { html } from '../core/text/html.ts';
import { type DevPage, sendDevPage } from './dev-page.ts';

const page: DevPage = {
  title: 'Tom & Ann',
  language: 'ar',
  dir: 'rtl',
  style: '\n  main > p { color: red }\n',
  main: html`<p>${'<script>'}</p>`,
};

const load = async (shown: DevPage) => {
  const app = fastify();
  app.get('/', (_, reply) => sendDevPage(reply, shown));
  const { headers, body } = await app.inject('/');
  return { policy: headers['content-security-policy'], type: headers['content-type'], body };
};

it('allows exactly the style sheet of the page', async () => {
  const { policy, body } = await load(page);
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
  expect(sheet).toBe(page.style);
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  expect(policy).toContain("default-src 'none'");
});

it('allows forms to the gateway only on a page with a form', async () => {
  expect((await load(page)).policy).toContain("form-action 'none'");
  const formTargets = ['https://play.example'];
  expect((await load({ ...page, formTargets: [] })).policy).toContain("form-action 'self';");
  expect((await load({ ...page, formTargets })).policy).toContain("form-action 'self' https://play.example;");
});

it('escapes title and texts, and sets language and direction', async () => {
  const { type, body } = await load(page);
  expect(type).toBe('text/html; charset=utf-8');
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('<title>Tom &#38; Ann</title>');
  expect(body).toContain('<p>&#60;script&#62;</p>');
});
