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
 * Section of the editor that shows the values below each path of the brand file. If several paths match, the longest one
 * is used.
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
 * Section that a link in the editor opens. The sections with a choice of language begin with a part of their values. A
 * part that is undefined is the default of its section.
 */
export type SectionTarget =
  | {
      readonly section: 'texts';
      /** Initial search text of the text table. */
      readonly search?: string | undefined;
      /** Code of a language. */
      readonly language?: string | undefined;
    }
  | {
      readonly section: 'legalTexts';
      /** Id of a legal page. */
      readonly page?: string | undefined;
      /** Code of a language. */
      readonly language?: string | undefined;
    }
  | { readonly section: Exclude<SectionId, 'texts' | 'legalTexts'> };

/** Returns the section, and the part of it, that shows the value at a path of the document. */
export const findSectionTarget = (path: readonly string[]): SectionTarget => {
  const section = findSection(toProblemPath(path));
  const [, second, third] = path;
  if (section === 'texts') return path[0] === 'texts' ? { section, search: third, language: second } : { section };
  return section === 'legalTexts' ? { section, page: second, language: third } : { section };
};
