import { says } from '../engine';
import english from './words/en.json' with { type: 'json' };

/** The checker's own sentences. */
export function say(path: string, values?: { [name: string]: unknown }): string {
  return says(english, path, values);
}
