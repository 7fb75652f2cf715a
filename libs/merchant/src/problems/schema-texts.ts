/**
 * English texts of schema problems, by code. The first text describes the problem. The second text describes the
 * correct form. The solution is the word `write`, followed by the correct form.
 */
export const schemaTexts = {
  'android.fingerprint': ['not a SHA-256 fingerprint', '32 pairs of capital hexadecimal digits, separated by colons'],
  'android.package': ['not an Android package', 'a name such as "com.example.app"'],
  'assetPath.invalid': [
    'not a path inside the brand file’s folder',
    'a path relative to the brand file, without "..": letters, digits, . _ - and /',
  ],
  'assetPath.type': ['not an allowed file type', 'a file of type {types}'],
  'base.name': [
    'not the name of a base',
    'the code of a brand, such as "lualoc", or the name of a base file, such as "latam.base" for latam.base.json',
  ],
  'block.category': ['a collection of one category without the category', 'one of {categories}'],
  'block.hot': ['HOT is no category of games', 'the source hot, or another category'],
  'block.noSettings': ['a block of the kind {kind} has no {key}', 'nothing here: remove it'],
  'block.repeated': ['this kind of block is in the list twice', 'each kind once, except collections'],
  'block.rows': ['{rows} rows do not fit into a block of the kind {kind}', 'a number from {min} to {max}'],
  'block.setting': ['a block of the kind {kind} has no {key}', 'one of its settings: {allowed}'],
  'block.source': ['a collection without the games that it shows', 'one of {sources}'],
  'block.sourceCategory': ['a collection with the source {source} has no category', 'nothing here: remove it'],
  'code.invalid': ['not a code', '1 to 40 lower-case letters, digits and inner hyphens, such as "lua-loc"'],
  'code.reserved': [
    'a reserved code',
    'another code: {codes} and codes that end with -assets are names of other parts',
  ],
  'color.invalid': ['not an opaque CSS colour', '"#7c3aed", "rgb(124 58 237)" or "oklch(0.54 0.25 293)"'],
  'contact.invalid': ['not a contact', '"mailto:security@example.com" or the https address of a form'],
  'currency.form': ['not a currency', 'three capital letters of ISO 4217, such as PHP'],
  'day.calendar': ['not a day of the calendar', 'a day that exists, such as 2026-12-24'],
  'day.form': ['not a day', 'year, month and day, such as 2026-12-24'],
  'day.order': ['the last day {to} is before the first day {from}', '{from} or a later day'],
  'host.form': ['not the form that browsers send', '"{host}"'],
  'host.games': ['begins with "games.", which is the host of the game provider', 'another host name'],
  'host.invalid': ['not a host name', 'a host name such as "play.example.com"'],
  'host.path': [
    'contains a path, but a bundle works only at the root of a host',
    'a host name such as "play.example.com"',
  ],
  'host.port': ['contains a port', 'a host name such as "play.example.com"'],
  'host.scheme': ['contains a scheme', 'a host name such as "play.example.com"'],
  'https.invalid': ['not an https address', 'an address such as "https://example.com/security"'],
  'ios.app': ['not the id of an iOS app', 'team id and bundle id, such as "A1B2C3D4E5.com.example.app"'],
  'legal.link': [
    'not an address that a legal text may link to',
    'a path such as "/m/service", or an address that begins with https:// or mailto:',
  ],
  'legal.long': ['longer than {max} characters', 'a shorter text, or a link to the long one'],
  'legal.total': [
    'the legal texts of all pages and languages have more than {max} kB together',
    'shorter texts, or links to the long ones',
  ],
  'list.repeated': ['contains the same value twice', 'each value once'],
  'origin.invalid': [
    'not the origin of a server',
    'scheme and host without a path, such as "https://gateway.example.com"',
  ],
  'route.invalid': ['not a path inside the app', 'a path such as "/m/activity"'],
  'text.characters': [
    'contains characters that are not allowed',
    'plain text: no < or >, no line breaks, no control characters',
  ],
  'text.key': ['not the key of a text', 'namespace:key, such as "shell:brand.tagline"'],
  'time.invalid': ['not a time of day', 'hours and minutes, such as 21:00'],
  'timeZone.invalid': ['not a time zone', 'an IANA name such as "Asia/Manila"'],
} as const satisfies Readonly<Record<string, readonly [reason: string, remedy: string]>>;
