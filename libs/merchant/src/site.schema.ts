import { z } from 'zod';
import { describeProblem } from './schema-message.ts';

const contact = z
  .string()
  .max(300)
  .refine(
    (text) => /^mailto:[^\s@<>]+@[^\s@<>]+\.[a-z0-9-]{2,}$/i.test(text) || isHttpsUrl(text),
    describeProblem('contact.invalid'),
  );

const httpsUrl = z.string().max(300).refine(isHttpsUrl, describeProblem('https.invalid'));

const security = z
  .strictObject({
    contact: contact.meta({ description: 'Address to which security problems are reported.' }),
    expires: z.iso.date().meta({
      description: 'Date until which this information is valid, at most a year ahead, such as 2027-06-30.',
    }),
    policy: httpsUrl.optional().meta({ description: 'Page with the rules for reports.' }),
  })
  .meta({ description: 'Content of /.well-known/security.txt (RFC 9116).' });

const androidApp = z.strictObject({
  package: z
    .string()
    .max(150)
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, describeProblem('android.package')),
  fingerprints: z
    .array(z.string().regex(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/, describeProblem('android.fingerprint')))
    .min(1)
    .max(10),
});

const iosApp = z
  .string()
  .max(200)
  .regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, describeProblem('ios.app'));

/** Schema of the brand file fields for search engines, link previews, password managers and app stores. */
export const siteFields = {
  indexed: z
    .boolean()
    .default(true)
    .meta({ description: 'Search engines may list the brand. Off: robots.txt and a header forbid it.' }),
  analytics: z
    .boolean()
    .default(false)
    .meta({ description: 'The app reports which pages a visit opens, without personal data (ANALYTICS_URL).' }),
  security: security.optional(),
  androidApps: z
    .array(androidApp)
    .max(10)
    .default([])
    .meta({ description: 'Android apps that open links of the brand (/.well-known/assetlinks.json).' }),
  iosApps: z
    .array(iosApp)
    .max(10)
    .default([])
    .meta({ description: 'iOS apps that open links of the brand (/.well-known/apple-app-site-association).' }),
};

function isHttpsUrl(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(text);
    return protocol === 'https:' && hostname.includes('.') && username === '' && !/[\s<>"]/.test(text);
  } catch {
    return false;
  }
}
