import { isReservedName } from '../json/isReservedName';

/** How many characters the name of a field may have. */
export const longestFieldName = 100;

/** Why a property of the answers cannot have a name; undefined where it can. Pointers call the entries of lists `items`. */
export function fieldNameProblem(name: string): 'form' | 'long' | 'reserved' | undefined {
  if (name === 'items' || isReservedName(name)) return 'reserved';
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(name)) return 'form';
  return name.length > longestFieldName ? 'long' : undefined;
}
