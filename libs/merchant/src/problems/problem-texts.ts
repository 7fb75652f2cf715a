import { assetProblemTexts } from './asset-problem-texts.ts';

/**
 * English texts of the problems in a brand that the schema of the brand file does not find. For each code, the first
 * text describes the problem and the second text describes the solution.
 */
export const problemTexts = {
  ...assetProblemTexts,
  'age.low': ['{age} is below the {legalAge} of {market}', 'remove it, or write {legalAge} or more'],
  'alternate.dark': ['in dark mode: {problem}', '{problem}'],
  'alternate.light': ['in light mode: {problem}', '{problem}'],
  'base.circle': ['the bases form a circle: {chain}', 'remove "extends" from one of these files'],
  'base.fileName': [
    '{name}.json is not the name of a base file',
    'write lower-case letters, digits and hyphens before "{suffix}.json", as in latam.base.json',
  ],
  'base.large': ['the base {name} is {problem}', 'correct {name}.json first'],
  'base.many': ['more than {max} bases: {chain}', 'inherit from a base that is nearer to the end of this list'],
  'base.missing': [
    'there is no base {name}',
    'put {name}.json beside the brand file, write the name of another base, or remove "extends"',
  ],
  'base.noName': [
    '"{name}" is not the name of a base',
    'write the code of a brand, such as "lualoc", or the name of a base file, such as "latam.base"',
  ],
  'base.noObject': ['the base {name} is not a JSON object', 'correct {name}.json first'],
  'base.problem': ['the base {name} has a problem in line {line}: {problem}', 'correct {name}.json first'],
  'base.unreadable': ['the base {name} cannot be read: {problem}', 'correct {name}.json first'],
  'brand.broken': [
    'the brand cannot be built: {message}',
    'if the message does not name a part of the file or an image, report it together with the file',
  ],
  'contrast.accent': [
    'contrast {ratio}:1 against the page and its surfaces, where {needed}:1 is needed',
    'the nearest colour that reaches it is {nearest}',
  ],
  'contrast.accentNone': [
    'contrast {ratio}:1 against the page and its surfaces, where {needed}:1 is needed',
    'no lightness of this hue reaches it: choose another accent or mode',
  ],
  'contrast.pageBlack': [
    'contrast {ratio}:1 against black text, where {needed}:1 is needed',
    'the nearest colour that reaches it is {nearest}',
  ],
  'contrast.pageBlackNone': [
    'contrast {ratio}:1 against black text, where {needed}:1 is needed',
    'no lightness of this hue reaches it: choose another page or mode',
  ],
  'contrast.pageWhite': [
    'contrast {ratio}:1 against white text, where {needed}:1 is needed',
    'the nearest colour that reaches it is {nearest}',
  ],
  'contrast.pageWhiteNone': [
    'contrast {ratio}:1 against white text, where {needed}:1 is needed',
    'no lightness of this hue reaches it: choose another page or mode',
  ],
  'currency.unknown': [
    '{currency} is not a currency of ISO 4217',
    'write its three-letter code, as PHP, VND, MXN or AED',
  ],
  'domain.alike': ['the domain {domain} looks like {otherDomain} of {other}', 'remove it'],
  'domain.alikeFile': [
    'the domain {domain} looks like {otherDomain} of {other}',
    'remove it from one of the two brands',
  ],
  'domain.platform': ['the domain {domain} belongs to the platform', 'remove it'],
  'domain.shared': ['the domain {domain} also belongs to {other}', 'remove it'],
  'domain.sharedFile': ['the domain {domain} also belongs to {other}', 'remove it from one of the two brands'],
  'file.code': [
    'the code is "{code}", but the name of the file is {name}.json',
    'rename the file to {code}.json, or write the code of this brand',
  ],
  'file.encoding': ['not UTF-8', 'save the file as UTF-8'],
  'file.large': ['too large: {size} kB, at most {max} kB', 'a brand file is a few kB; images stand beside it'],
  'file.missing': ['there is no such file', 'check the path'],
  'file.sharedCode': ['{code} is also the code of {other}', 'give each brand a code of its own'],
  'flag.noEffect': ['{flag} is on, but has no effect without {eitherFlag}', 'switch {flag} off, or {eitherFlag} on'],
  'flag.unknown': ['there is no flag "{key}"', 'remove it; the flags that exist are listed in merchant.schema.json'],
  'flag.unknownNear': ['there is no flag "{key}"', 'did you mean "{near}"?'],
  'format.base64': ['Invalid base64-encoded string', 'see merchant.schema.json for what is allowed here'],
  'format.date': ['Invalid ISO date', 'see merchant.schema.json for what is allowed here'],
  'format.other': ['{message}', 'see merchant.schema.json for what is allowed here'],
  'gateway.alike': [
    'the gateway {host} looks like {otherHost} of {other}',
    'leave it empty, or write the address of this platform',
  ],
  'gateway.foreign': [
    '{origin} is not a gateway of this platform',
    'leave it empty, write {platform}, or let the owner of the platform add this address to GATEWAY_ORIGINS',
  ],
  'gateway.other': ['the gateway {host} belongs to {other}', 'leave it empty, or write the address of this platform'],
  'json.deep': [
    'nested more than {levels} levels deep',
    'remove the inner levels: merchant.schema.json lists the keys of a brand file',
  ],
  'json.empty': [
    'not JSON: the file is empty',
    'write plain JSON: double quotes, a comma between entries and none after the last, no comments',
  ],
  'json.invalid': [
    'not JSON: {cause}',
    'write plain JSON: double quotes, a comma between entries and none after the last, no comments',
  ],
  'key.proto': ['the key "__proto__" is not allowed', 'remove it'],
  'key.twice': ['the key "{key}" is there twice', 'keep one of the two'],
  'key.unknown': ['there is no key "{key}"', 'remove it; the keys that exist are listed in merchant.schema.json'],
  'key.unknownNear': ['there is no key "{key}"', 'did you mean "{near}"?'],
  'lead.noGames': [
    'the bottom bar leads to {lead}, but the brand has no games of {eitherCategory}',
    'add {eitherCategory} to categories, or let the bar lead to the deposit',
  ],
  'language.foreign': ['{language} is not one of the brand’s languages', 'remove it, or add {language} to languages'],
  'missing.array': ['missing', 'add it, as an array'],
  'missing.boolean': ['missing', 'add it, as a boolean'],
  'missing.int': ['missing', 'add it, as an int'],
  'missing.number': ['missing', 'add it, as a number'],
  'missing.object': ['missing', 'add it, as an object'],
  'missing.other': ['missing', 'add it, as {written}'],
  'missing.record': ['missing', 'add it, as a record'],
  'missing.string': ['missing', 'add it, as a string'],
  'name.alike': [
    'the name {name} looks like {otherName} of {other}',
    'write a name that members cannot confuse with it',
  ],
  'name.taken': [
    'the name {name} looks like that of another brand',
    'write a name that members cannot confuse with another one',
  ],
  'page.missing': ['the app has no page {page}', 'write the path of a page, such as "/m/activity"'],
  'page.missingNear': ['the app has no page {page}', 'did you mean "{near}"?'],
  'page.off': [
    'the brand does not have the page {page}, because the flag {flag} is off',
    'link to another page, or switch {flag} on',
  ],
  'season.contrast': ['during {season}: {problem}', '{problem}'],
  'season.overlap': [
    'the days are also days of {season}, from {from} to {to}',
    'change the days of one of the two: at most one layer is active on a day',
  ],
  'security.far': ['{date} is more than a year ahead', 'check the contact, and write a date within a year'],
  'security.past': ['{date} is in the past', 'check the contact, and write a date within a year'],
  'size.large': ['too large: at most {max}', 'reduce it to {max} or less'],
  'size.small': ['too small: at least {min}', 'bring it up to {min} or more'],
  'text.unknown': ['the app has no text {key}', 'remove it; the keys are those of libs/kit/locales/EN'],
  'text.unknownNear': ['the app has no text {key}', 'did you mean "{near}"?'],
  'type.array': ['expected array, found {found}', 'write an array'],
  'type.boolean': ['expected boolean, found {found}', 'write a boolean'],
  'type.int': ['expected int, found {found}', 'write an int'],
  'type.number': ['expected number, found {found}', 'write a number'],
  'type.object': ['expected object, found {found}', 'write an object'],
  'type.other': ['expected {expected}, found {found}', 'write {written}'],
  'type.record': ['expected record, found {found}', 'write a record'],
  'type.string': ['expected string, found {found}', 'write a string'],
  'value.invalid': ['Invalid input', 'see merchant.schema.json for what is allowed here'],
  'value.near': ['{value} is not one of the values allowed here', 'did you mean {eitherNear}?'],
  'value.unknown': ['{value} is not one of the values allowed here', 'choose one of {allowed}'],
} as const satisfies Readonly<Record<string, readonly [reason: string, remedy: string]>>;
