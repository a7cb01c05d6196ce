import { describe, expect, it } from 'vitest';
import type { Token } from '../../src/workbench/reference/document';
import { meaningAt } from '../../src/workbench/reference/meaningAt';
import {
  chapterOf,
  sectionOfCall,
  sectionOfKeyword,
} from '../../src/workbench/reference/reference';
import { type Word, wordsOf } from '../../src/authoring/language/words';
import { knownCalls } from '../../src/api';
import { filesBelow } from '../files';

const files = {
  ...filesBelow('schemas/_shared'),
  ...filesBelow('schemas/pan_card'),
  ...filesBelow('schemas/revival_application'),
};

/** A part of a document as it is written. */
const said = (tokens: Token[] = []): string => tokens.map(({ content }) => content).join(' ');

/** What is said of the word at the `@` in a file in which a passage was replaced. */
function meaning(path: string, from: string, to: string) {
  const typed = files[path]!.replace(from, to);
  expect(typed).toContain('@');
  const offset = typed.indexOf('@');
  const text = typed.replace('@', '');
  const found = meaningAt(path, text, offset, files);
  return found && { ...found.meaning, word: text.slice(found.from, found.to) };
}

describe('the reference', () => {
  it.each(['catalogue', 'example', 'request', 'ui', 'schema'] as const)(
    'has every word of the metaschema "%s" in a section of its chapter',
    (kind) => {
      const wrong = (words: Word[], above: string[]): string[][] =>
        words.flatMap(({ name, parts }) => {
          const path = [...above, name];
          const section = sectionOfKeyword(kind, path);
          const isFound =
            section?.chapter === chapterOf(kind).title || name === '$schema' || name === '$ref';
          return [...(isFound ? [] : [path]), ...wrong(parts, path)];
        });
      expect(wordsOf(kind).length).toBeGreaterThan(7);
      expect(wrong(wordsOf(kind), [])).toEqual([]);
    },
  );

  it('explains every call', () => {
    expect(Object.keys(knownCalls).filter((call) => !sectionOfCall(call))).toEqual([]);
  });
});

describe('meaningAt', () => {
  const ui = 'schemas/pan_card/ui.json';
  const schema = 'schemas/pan_card/schema.json';
  const request = 'schemas/pan_card/request.json';

  it.each([
    [
      'a keyword of the engine',
      schema,
      '"differsFrom"',
      '"diff@ersFrom"',
      /must differ from another/,
    ],
    ['a keyword of JSON Schema', schema, '"required"', '"re@quired"', /must be answered/],
    ['a word of the UI schema', ui, '"ui:submit"', '"ui@:submit"', /the submit button/],
    [
      'a word of request.json',
      request,
      '"openRequestCheck"',
      '"open@RequestCheck"',
      /Only one open request/,
    ],
    ['what a step has', request, '"raises"', '"ra@ises"', /on the last step/],
    [
      'a rule in request.json',
      request,
      '"openRequestCheck": true',
      '"openRequestCheck": true, "blocked": { "when": { "prop@erties": {} } }',
      /The fields by name/,
    ],
    ['a widget', ui, '"textarea"', '"text@area"', /several lines/],
    ['a call', request, '"POST pan-check/"', '"POST pan@-check/"', /type Output/],
    ['a pointer', request, '"/policy/policyNo"', '"/policy/@policyNo"', /planType/],
  ])('explains %s', (_what, path, from, to, expected) => {
    expect(said(meaning(path, from, to)?.tokens)).toMatch(expected);
  });

  it('tells words apart that are called the same', () => {
    const path = 'schemas/_shared/x.json';
    const text = '{ "$defs": { "a": { "where": {}, "none": "No." } } }';
    const found = meaningAt(path, text, text.indexOf('none'), {});
    expect(said(found?.meaning.tokens)).toMatch(/none of whose policies is offered/);
    const map = '{ "steps": [{ "send": { "a": { "find": { "in": "/x" }, "or": 0 } } }] }';
    const or = meaningAt(request, map, map.indexOf('"or"') + 1, {});
    expect(said(or?.meaning.tokens)).toMatch(/where no entry is found/);
  });

  it('explains the values that are declared one by one', () => {
    const format = meaning(schema, '"differsFrom"', '"format": "p@an", "differsFrom"');
    expect(said(format?.tokens)).toMatch(/five letters/);
    expect(format?.example?.text).toMatch(/^[A-Z]{5}/);
  });

  it('shows a piece with its text', () => {
    const found = meaning(
      schema,
      '"../_shared/text.json#/$defs/comment"',
      '"../_shared/te@xt.json#/$defs/comment"',
    );
    expect(found?.example?.file).toBe('schemas/_shared/text.json');
    expect(JSON.parse(found!.example!.text)).toHaveProperty('maxLength');
  });

  it('shows how a keyword is used elsewhere', () => {
    const found = meaning(schema, '"differsFrom"', '"diff@ersFrom"');
    expect(found?.word).toBe('"differsFrom"');
    expect(found?.example?.text).toMatch(/^"differsFrom": /);
  });

  it('lists the values of a keyword', () => {
    const found = meaning(ui, '"ui:submit"', '"ui:po@licy": "search", "ui:submit"');
    expect(found?.values).toEqual(['"search"']);
  });

  it('says nothing of names and texts that the author chooses', () => {
    expect(meaning(schema, '"comment"', '"com@ment"')).toBeUndefined();
    expect(meaning(ui, '"Submit request"', '"Sub@mit request"')).toBeUndefined();
  });
});
