import { expect, it } from 'vitest';
import { canonicalText, excludedCharacters, formatNamed, isFormat } from '../../src/engine';
import { getAt } from '../../src/engine/json/pointer';
import { describedFields } from '../../src/engine/schema/fields';
import { definitionOf, keysOf, projectFiles } from '../files';

/** The number that a hint or a placeholder shows as an example, and what follows it without a space. */
const exampleIn = /\b(?:for instance|for example)[: ]+(\d[^\s]*)/i;

const shown = keysOf(projectFiles).flatMap((key) => {
  const { schema, ui } = definitionOf(key);
  return describedFields(schema).flatMap(({ at, schema: field }) => {
    const texts = (getAt(ui, at) ?? {}) as { [name: string]: unknown };
    return ['ui:help', 'ui:placeholder'].flatMap((name) => {
      const example = exampleIn.exec(String(texts[name] ?? ''))?.[1];
      return example && formatNamed(field.format)?.characters ? [{ key, at, field, example }] : [];
    });
  });
});

it('hints with a number as their example are known', () => {
  expect(shown.map(({ at }) => at)).toContain('/residencePhone');
});

it.each(shown)('$key $at takes the example of its hint, $example, as it is', (hint) => {
  const { field, example } = hint;
  const text = canonicalText(field, example);
  // Commas are for reading: 5,00,000.
  expect(text).toBe(example.replaceAll(',', ''));
  expect(excludedCharacters(field.format, text)).toEqual([]);
  expect(isFormat(field.format, text)).toBe(true);
  expect(text.length).toBeLessThanOrEqual(field.maxLength);
});

it('[REV-52] the residence phone takes a whole landline number, with or without the 0 in front', () => {
  const residence = definitionOf('revival_application').schema.properties.residencePhone;
  for (const typed of ['080-2345 6789', '(080) 2345-6789', '+91 80 2345 6789', '8023456789'])
    expect(canonicalText(residence, typed), typed).toBe('8023456789');
  const { 'ui:help': help } = getAt(
    definitionOf('revival_application').ui,
    '/residencePhone',
  ) as never;
  expect(exampleIn.exec(help)?.[1]).toBe('8023456789');
});
