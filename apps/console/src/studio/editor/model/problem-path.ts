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
  'hosts',
  'images',
  'seasons',
  'base',
  'json',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Section for each path prefix. The longest matching prefix is used. */
const sections: Readonly<Record<string, SectionId>> = {
  name: 'identity',
  extends: 'base',
  code: 'identity',
  copyrightYear: 'identity',
  site: 'hosts',
  'site.screenshots': 'images',
  domains: 'hosts',
  gateway: 'hosts',
  frameOrigins: 'hosts',
  imageOrigins: 'hosts',
  wire: 'hosts',
  jurisdiction: 'legal',
  minimumAge: 'legal',
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
  'theme.font': 'shape',
  'theme.radius': 'shape',
  assets: 'images',
  seasons: 'seasons',
};

/** Returns the section that shows the value with this problem. A value without a section is in the JSON section. */
export const findSection = (problemPath: string): SectionId => {
  const [first = '', second = ''] = problemPath.replace(/^\$\.?/, '').split(/[.[]/);
  return sections[`${first}.${second}`] ?? sections[first] ?? 'json';
};
