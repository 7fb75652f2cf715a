/** game-tile → gameTile */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** game-tile → GameTile */
export const toPascalCase = (name: string): string => toCamelCase(`-${name}`);
/** game-tile → Game tile */
export const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Throws for a name that the generator's schema would reject: a generator may also be called from code. */
export const assertKebabCase = (name: string): string => {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`"${name}" is not kebab-case: files and folders are named like security-center.`);
};
