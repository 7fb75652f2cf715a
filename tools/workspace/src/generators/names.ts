/** Converts a name from kebab case to camel case. For example, `game-tile` becomes `gameTile`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** Converts a name from kebab case to Pascal case. For example, `game-tile` becomes `GameTile`. */
export const toPascalCase = (name: string): string => toCamelCase(`-${name}`);
/** Converts a name from kebab case to a title. For example, `game-tile` becomes `Game tile`. */
export const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Throws if the name is not kebab-case. A generator that is called from code needs this check, because only Nx checks
 * the name with the generator's schema.
 */
export const assertKebabCase = (name: string): string => {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`"${name}" is not kebab-case: files and folders are named like security-center.`);
};
