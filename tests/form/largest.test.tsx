import { fireEvent, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from '../../bench/by-hand/Page';
import { OpenForm } from '../../bench/OpenForm';
import { definition, givenData, sectionsToWrite, shownFields } from '../../bench/request';
import { fieldHtml } from '../../bench/plain/fieldHtml';
import { describedFields } from '../../src/engine/schema/fields';

/** Every visible field of schema.json. */
const visible = [
  ...new Set(describedFields(definition.schema).map(({ at }) => at.slice(1))),
].filter(
  (name) =>
    definition.ui[name]['ui:widget'] !== 'hidden' && definition.ui[name]['ui:widget'] !== 'note',
);

it('renders every field, because every condition is true', async () => {
  expect(shownFields().toSorted()).toEqual(visible.toSorted());
  const onePage = { ...definition, ui: { ...definition.ui, 'ui:pages': false } };
  const { container } = render(
    <OpenForm definition={onePage} given={givenData()} deviceKeys={{ keys: [], days: 1 }} />,
  );
  const isDrawn = (name: string) => container.querySelector(`[id="at/${name}"]`) !== null;
  await waitFor(() => expect(visible.filter((name) => !isDrawn(name))).toEqual([]), {
    timeout: 20_000,
  });
});

describe('a page of the benchmark has the same fields:', () => {
  it('plain', () => {
    const { answers } = givenData();
    const html = sectionsToWrite()
      .flatMap(({ rows }) => rows.flat())
      .map((field) => fieldHtml(field, answers[field.name]))
      .join('');
    expect(shownFields().filter((name) => !html.includes(`name="${name}"`))).toEqual([]);
  });

  it('by-hand, with the same conditions', () => {
    const { container } = render(
      <Page sections={sectionsToWrite()} answers={givenData().answers} />,
    );
    const drawn = () =>
      [...container.querySelectorAll('[name], [data-field]')].map(
        (element) => element.getAttribute('name') ?? element.getAttribute('data-field'),
      );
    const missing = () => {
      const names = new Set(drawn());
      return shownFields().filter((name) => !names.has(name));
    };
    expect(missing()).toEqual([]);

    const alcohol = container.querySelector('[name="isAlcoholSelect"]')!;
    fireEvent.click(alcohol);
    expect(missing()).toEqual(shownFields().filter((name) => name.startsWith('alcohol')));
    fireEvent.click(alcohol);
    expect(missing()).toEqual([]);
  });
});
