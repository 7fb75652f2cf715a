import { isIP } from 'node:net';
import * as z from 'zod';

export const createUrlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

/**
 * Schema of the address of a name server, in the format of Node's resolver: `192.0.2.1`, `192.0.2.1:5353`,
 * `2001:db8::1`, `[2001:db8::1]:53`.
 */
export const nameServer = z.string().refine(
  (text) => {
    const [, bracketed, plain] = /^(?:\[([0-9a-f:]+)\]|([0-9.]+))(?::\d{1,5})?$/i.exec(text) ?? [];
    return isIP(bracketed ?? plain ?? text) !== 0;
  },
  { error: 'must be addresses of name servers separated by commas, like 192.0.2.53 or [2001:db8::53]:5353' },
);

/**
 * Creates the schema of a setting that contains a list with commas between the items. `one` is the schema of an item.
 */
export const createListSchema = <Item extends string>(one: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(one));

export const origin = createUrlSchema(['http:', 'https:'], 'https://play.example.com').refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  { error: 'must be an origin alone, without a path or a closing slash, like https://play.example.com' },
);

/**
 * Schema of the OAuth clients of the brands at an identity provider, such as `brand=id:secret,*=id`. Each item contains
 * a brand code, the client id and an optional secret. The client `*` is used for all brands that are not in the list.
 */
export const clients = z.string().transform((text, context) => {
  const clientsByBrand = new Map<string, { readonly id: string; readonly secret: string | undefined }>();
  for (const each of text.split(',')) {
    const [, brand, id, secret] = /^([a-z0-9-]+|\*)=([\w.-]{3,200})(?::([\w.~-]{3,200}))?$/.exec(each.trim()) ?? [];
    if (!brand || !id || clientsByBrand.has(brand)) {
      // The error message must not contain the text, because the text contains secrets.
      context.addIssue({
        code: 'custom',
        message:
          'must be one client for each brand, like bituinara=id:secret,*=id:secret (a * for all other brands; Facebook needs no secret)',
      });
      return z.NEVER;
    }
    clientsByBrand.set(brand, { id, secret });
  }
  return clientsByBrand;
});

/**
 * Creates the schema of a setting with the base URL of a service that gets signed calls. The path of each call is
 * appended to this URL.
 */
export const createServiceSchema = (example: string) =>
  createUrlSchema(['http:', 'https:'], example).refine((text) => !/[?#]|\/$/.test(text), {
    error: `must have no query and no closing slash, like ${example}`,
  });

const serviceUrl = createServiceSchema('https://payments.example.com');

/**
 * Host names of the machine on which the gateway runs. Calls to these hosts do not leave the machine, so nobody can
 * read them on a network.
 */
const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns true if nobody can read or change a call on its way to this address. Also returns true for a text that is not
 * a URL, because another rule of the schema reports this problem.
 */
export const isLocalOrHttps = (address: string): boolean => {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || localHosts.includes(hostname);
};

/**
 * Schema of the payment providers, such as `CODE=url,OTHER=url`. CODE identifies the provider. It is the vendor code
 * in the provider's signed callbacks.
 */
export const paymentProviders = z.string().transform((text, context) => {
  const urlsByCode = new Map<string, string>();
  for (const each of text.split(',')) {
    const [, code, url] = /^([A-Z0-9]{2,16})=(\S+)$/.exec(each.trim()) ?? [];
    if (!code || !serviceUrl.safeParse(url).success || urlsByCode.has(code)) {
      context.addIssue({
        code: 'custom',
        message:
          'must be one address for each payment provider, like PAYCO=https://payments.example.com,OTHER=https://other.example.com/pay ' +
          '(a code of 2 to 16 capital letters and digits; no query and no closing slash)',
      });
      return z.NEVER;
    }
    urlsByCode.set(code, url as string);
  }
  return urlsByCode as ReadonlyMap<string, string>;
});

/** Creates the schema of a setting with a whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);
