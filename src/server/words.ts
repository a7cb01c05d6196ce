import { says, type Words } from '../engine';
import english from './words/en.json';

/** A sentence of the server. */
export function say(path: string, values?: { [name: string]: unknown }): string {
  return says(english as Words, path, values);
}
