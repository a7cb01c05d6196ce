import { describe, expect, it } from 'vitest';
import { normalizeAnswers, parsePayload } from '../../src/engine';
import { buildPayload } from '../../src/engine/mapping/buildPayload';
import { formFieldsOf } from '../../src/engine/mapping/formFields';
import { decodePayload } from '../../src/engine/mapping/wire';
import type { Step } from '../../src/engine';
import { small } from './definitionOf';

const definition = small({
  properties: {
    text: { type: 'string' },
    other: { type: 'string' },
    many: { type: 'integer' },
    sure: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    lines: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    home: { type: 'object', properties: { rooms: { type: 'integer' } } },
  },
});

/** What the server reads of answers that were sent as a form, with the line breaks that a form has. */
function sentAsForm(send: Step['send'], answers: object) {
  const payload = buildPayload(send as never, { answers });
  const fields = Object.fromEntries(
    formFieldsOf(payload).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
  );
  const decoded = decodePayload({ send }, { kind: 'multipart', fields, files: {} });
  return parsePayload(send, decoded, definition, true);
}

describe('a form in multipart/form-data is read back', () => {
  const answers = {
    text: 'one\ntwo',
    many: 1e21,
    sure: false,
    tags: ['a\nb', ''],
    lines: [{ name: 'one\ntwo' }, {}],
    home: { rooms: 3 },
  };

  it.each<[string, Step['send']]>([
    [
      'field by field',
      {
        text: '/answers/text',
        many: '/answers/many',
        sure: '/answers/sure',
        tags: '/answers/tags',
        lines: '/answers/lines',
        home: '/answers/home',
      },
    ],
    ['as a whole', { form_data: '/answers' }],
    [
      'with lists made entry by entry, and objects made field by field',
      {
        tags: { each: '/answers/tags', send: { tag: '/item' } },
        lines: { each: '/answers/lines', send: { name: '/item/name' } },
        '/form/text': '/answers/text',
        '/form/many': '/answers/many',
        '/form/sure': '/answers/sure',
        '/form/home/rooms': '/answers/home/rooms',
      },
    ],
  ])('%s', (_how, send) => {
    expect(sentAsForm(send, answers)).toEqual({
      answers,
      policyNumber: undefined,
      unknown: [],
    });
  });

  it('with a list of single values', () => {
    const send = { '/pair/0': '/answers/text', '/pair/1': '/answers/many' } as const;
    for (const pair of [{ text: 'one\ntwo', many: 2 }, { many: 2 }, { text: 'one' }, {}])
      expect(sentAsForm(send, pair)).toMatchObject({ answers: pair, unknown: [] });
  });

  it('where one answer has two names, one of them in JSON', () => {
    const send = { text: '/answers/text', '/form/text': '/answers/text' };
    expect(sentAsForm(send, { text: 'one\ntwo' })).toMatchObject({
      answers: { text: 'one\ntwo' },
      unknown: [],
    });
  });

  it('with a missing value as null or as a constant', () => {
    const send = {
      text: { from: '/answers/text', or: null },
      many: { from: '/answers/many', or: 0 },
    };
    expect(sentAsForm(send, {}).answers).toEqual({});
    expect(sentAsForm(send, { text: 'nil', many: 5 }).answers).toEqual({ text: 'nil', many: 5 });
    expect(sentAsForm(send, { many: 0 }).unsaid).toEqual(new Map([['/many', 0]]));
  });

  it("without a list of the insurer's own", () => {
    const send = { funds: { each: '/loaded/funds', send: { name: '/item/name' } } };
    expect(sentAsForm(send, {}).answers).toEqual({});
    const fields = { funds: '[{"name":"Equity"}]' };
    const decoded = decodePayload({ send }, { kind: 'multipart', fields, files: {} });
    expect(parsePayload(send, decoded, definition, true)).toMatchObject({
      answers: {},
      unknown: [],
    });
  });
});

describe('the text of an answer', () => {
  const area = { 'ui:widget': 'textarea' };
  const ui = { text: area, tags: { items: area }, lines: { items: { name: area } } };
  const ofLines = { ...definition, ui };

  it.each([
    ['CR LF', 'one\r\ntwo'],
    ['CR', 'one\rtwo'],
    ['LF', 'one\ntwo'],
    ['characters that nobody can read', 'o\u0000ne\n\uD800t\uFFFDwo\u0085'],
  ])('is the same with %s', (_what, text) => {
    expect(normalizeAnswers(ofLines, { text, tags: [text], lines: [{ name: text }] })).toEqual({
      text: 'one\ntwo',
      tags: ['one\ntwo'],
      lines: [{ name: 'one\ntwo' }],
    });
  });

  it.each(['\n', '\r\n', ' \n\n ', '\v', '\f', '\u2028', '\u2029'])(
    'has no line break in a field of one line: %j',
    (end) => {
      const text = `one${end}two${end}`;
      const plain = 'one two';
      expect(normalizeAnswers(definition, { text, tags: [text], lines: [{ name: text }] })).toEqual(
        { text: plain, tags: [plain], lines: [{ name: plain }] },
      );
    },
  );

  it('keeps other white space, emoji and combining marks', () => {
    const text = 'a\t👩‍👩‍👧 é\u0301 b';
    expect(normalizeAnswers(definition, { text })).toEqual({ text });
  });
});
