import { type Definition, describedFields, type Pointer, uiAt } from '#engine';
import { numbersIn } from '../numbersIn';
import { valuesIn } from '../walk';
import type { Change } from './changes';

/** A text that still says the number of a limit that changed. */
export interface StaleText {
  /** Pointer into ui.json. */
  at: Pointer;
  text: string;
  was: number;
  is: number;
}

const limits =
  /\/(maxLength|minLength|maximum|minimum|exclusiveMaximum|exclusiveMinimum|maxItems|minItems|total|ageAtLeast|ageBelow)$/;

/** The words of a field that contain the old number of its limit. */
export function staleTexts(changes: Change[], { schema, ui }: Definition): StaleText[] {
  const fields = describedFields(schema);
  return changes
    .filter(({ file, kind, at }) => file === 'schema' && kind === 'changed' && limits.test(at))
    .flatMap(({ at: place, was, is }) => {
      if (typeof was !== 'number' || typeof is !== 'number') return [];
      const field = fields.find(
        (one) =>
          place.startsWith(`${one.place}/`) &&
          !/\/(properties|items)(\/|$)/.test(place.slice(one.place.length)),
      );
      if (!field) return [];
      return [...valuesIn(uiAt(ui, field.at), '', ['items'])]
        .filter((entry): entry is [Pointer, string] => typeof entry[1] === 'string')
        .filter(([, text]) => numbersIn(text).some(({ value }) => value === was))
        .map(([within, text]) => ({ at: field.at + within, text, was, is }));
    });
}
