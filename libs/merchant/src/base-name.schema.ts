import { z } from 'zod';
import { baseNamePattern } from './extends.ts';
import { describeProblem } from './schema-message.ts';

/**
 * Schema of the name of a document from which a brand file inherits values (a base). The name is the code of another
 * brand, or the name of a base file, such as `latam.base`.
 */
export const baseName = z
  .string()
  .regex(baseNamePattern, describeProblem('base.name'))
  .meta({
    description:
      'Base of the brand file: another brand, or a base file. Values that this file does not set come from the base. ' +
      'Objects are merged by key, lists are replaced as a whole, and null removes a value of the base.',
  });
