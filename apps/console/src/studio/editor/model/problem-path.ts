/** Converts a path to the format that the draft's problems use, such as `$.theme.accent`. */
export const toProblemPath = (path: readonly string[]): string => ['$', ...path].join('.');

/** Sections of the editor, in the order of its menu. */
export const sectionIds = [
  'identity',
  'colours',
  'shape',
  'home',
  'features',
  'texts',
  'legal',
  'legalTexts',
  'hosts',
  'images',
  'seasons',
  'base',
  'json',
] as const;

export type SectionId = (typeof sectionIds)[number];

/**
 * Section of the editor for each path of the brand file, such as `theme.radius`. A section shows all values below its
 * path. If several paths match a value, the longest path is used.
 */
const sections: Readonly<Record<string, SectionId>> = {
  name: 'identity',
  extends: 'base',
  code: 'identity',
  copyrightYear: 'identity',
  site: 'hosts',
  'site.screenshots': 'images',
  'site.shareImage': 'hosts',
  'site.security': 'legal',
  domains: 'hosts',
  gateway: 'hosts',
  frameOrigins: 'hosts',
  imageOrigins: 'hosts',
  wire: 'hosts',
  jurisdiction: 'legal',
  minimumAge: 'legal',
  legal: 'legalTexts',
  currency: 'legal',
  timeZone: 'legal',
  jackpot: 'features',
  flags: 'features',
  templates: 'features',
  languages: 'texts',
  texts: 'texts',
  categories: 'home',
  layout: 'home',
  theme: 'colours',
  'theme.alternate.logo': 'images',
  'theme.font': 'shape',
  'theme.icons': 'shape',
  'theme.radius': 'shape',
  assets: 'images',
  seasons: 'seasons',
};

/**
 * Returns the section of the editor that shows the value at a path, such as `$.theme.accent`. Returns the JSON
 * section for a value that no other section shows.
 */
export const findSection = (problemPath: string): SectionId => {
  const keys = problemPath.replace(/^\$\.?/, '').split(/[.[]/);
  const prefix = [3, 2, 1].map((count) => keys.slice(0, count).join('.')).find((each) => Object.hasOwn(sections, each));
  return (prefix !== undefined && sections[prefix]) || 'json';
};

/**
 * Section that a link in the editor opens. The link can also select what the sections `texts` and `legalTexts` show at
 * first, for example the language. A section uses its default for a field that is undefined.
 */
export type SectionTarget =
  | {
      readonly section: 'texts';
      /** Text that the search field above the text table contains at first. */
      readonly search?: string | undefined;
      /** Code of the language whose texts are shown first, such as `AR`. */
      readonly language?: string | undefined;
    }
  | {
      readonly section: 'legalTexts';
      /** Id of the legal page that is shown first, such as `terms`. */
      readonly page?: string | undefined;
      /** Code of the language whose legal text is shown first, such as `AR`. */
      readonly language?: string | undefined;
    }
  | { readonly section: Exclude<SectionId, 'texts' | 'legalTexts'> };

/**
 * Returns the section of the editor that shows the value at a path of the document. For texts and legal texts, the
 * result also selects the language and the text or page.
 */
export const findSectionTarget = (path: readonly string[]): SectionTarget => {
  const section = findSection(toProblemPath(path));
  const [, second, third] = path;
  if (section === 'texts') return path[0] === 'texts' ? { section, search: third, language: second } : { section };
  return section === 'legalTexts' ? { section, page: second, language: third } : { section };
};
