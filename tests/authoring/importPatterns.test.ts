import { describe, expect, it } from 'vitest';
import { compileSchema } from '../../src/engine/compile';
import { form, imported, text } from './imported';

const ofPattern = (pattern: string, rest: object = {}) =>
  imported(form({ code: { type: 'string', pattern, ...rest } }));

describe('the longest length of a text without one', () => {
  it.each([
    ['^[A-F0-9]{300}$', 300, [300]],
    ['^[A-F0-9]{700}$', 700, [700]],
    ['^(a{300}|a{20})$', 300, [20, 300]],
    ['^a{1,300}$', 300, [1, 300]],
    ['^a{5}$', 5, [5]],
    ['^(aa){150,}$', 500, [300, 302]],
    ['^a{250}a*$', 450, [250, 450]],
    ['^a{3}a*$', 300, [3, 300]],
  ])('is what the pattern %s needs', (pattern, maxLength, lengths) => {
    const { schema, notes } = ofPattern(pattern, { examples: ['A'.repeat(700), 'a'.repeat(300)] });
    expect(schema.properties.code).toMatchObject({ pattern, maxLength });
    const judge = compileSchema(schema);
    const sign = pattern.includes('A') ? 'A' : 'a';
    for (const length of lengths)
      expect([length, judge({ code: sign.repeat(length) })]).toEqual([length, true]);
    expect(notes.filter((note) => !note.startsWith('added'))).toEqual([]);
  });

  it('is said where it is not that of the source', () => {
    expect(ofPattern('^a{250}b*$').texts['/properties/code']).toContain('450 was taken');
    expect(ofPattern('^a{250}b{9}$').texts['/properties/code']).not.toContain('was taken');
  });
});

describe('a pattern that no answer matches', () => {
  it.each(['^$', '^\\s*$', '^( |)$'])('asks for nothing where it is empty: %s', (pattern) => {
    const { schema, send, texts } = imported(
      form({ code: { type: 'string', pattern }, name: text }, { required: ['code'] }),
    );
    expect(Object.keys(schema.properties)).toEqual(['name']);
    expect(send.code).toEqual({ const: '' });
    expect(texts['/properties/code']).toContain('Only an empty text is right');
  });

  it('asks for nothing where the longest length is 0', () => {
    const { send } = imported(form({ code: { type: 'string', maxLength: 0 }, name: text }));
    expect(send.code).toEqual({ const: '' });
  });

  it('does not say that a condition keeps a field empty', () => {
    const { schema, texts } = imported(
      form(
        { kind: { enum: ['a', 'b'] }, code: text },
        {
          if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
          then: { properties: { code: { pattern: '^$' } } },
        },
      ),
    );
    expect(schema.properties.code).toEqual(text);
    expect(texts['/then/properties/code']).toContain('which a condition cannot say');
  });

  it.each(['^ a$', '^\\s', '\\s$', '^.+ $', '^[ \\t]+x$'])(
    'says that spaces at the ends are removed: %s',
    (pattern) => {
      const { schema, texts, notes } = ofPattern(pattern, { maxLength: 20 });
      expect(schema.properties.code).toEqual(text);
      expect(notes).toEqual(['left-out /properties/code/pattern']);
      expect(texts['/properties/code/pattern']).toMatch(/^Spaces at the beginning and the end/);
    },
  );

  it.each([
    ['^a\\u200bb$', 'U+200B'],
    ['^a\u00a0b$', 'U+00A0'],
    ['^a\\tb$', 'tabs'],
    ['^a\\u2028b$', 'U+2028'],
    ['^\\ufeff', 'U+FEFF'],
  ])('says that signs cannot be typed: %s', (pattern, name) => {
    const { schema, texts, notes } = ofPattern(pattern, { maxLength: 20 });
    expect(schema.properties.code).toEqual(text);
    expect(notes).toEqual(['left-out /properties/code/pattern']);
    expect(texts['/properties/code/pattern']).toContain(`(${name})`);
  });

  it('keeps what is right in a pattern that takes other texts, too', () => {
    const { schema } = ofPattern('^( |a|b\\u200b)$');
    expect(schema.properties.code).toMatchObject({ examples: ['a'], maxLength: 1 });
  });
});

describe('signs of a pattern that cannot be typed', () => {
  it.each([
    ['^[a\\u200b]+$', 'U+200B'],
    ['^a[\\u00a0-]b$', 'U+00A0'],
    ['^[\\w\\t]+$', 'tabs'],
    ['^\\p{Lu}\\p{Cf}?$', 'and others'],
  ])('are listed: %s', (pattern, name) => {
    const { texts, notes } = ofPattern(pattern, { maxLength: 20 });
    expect(notes).toContain('changed /properties/code/pattern');
    expect(texts['/properties/code/pattern']).toContain(name);
  });

  it.each(['^[^<>]+$', '^a.b$', '^a\\sb$', '^[\\x00-\\x7F]+$', '^[^\\n]+x$', '^[\\s\\S]x+$'])(
    'are not what takes almost any sign: %s',
    (pattern) => {
      const { ui, notes } = ofPattern(pattern, { maxLength: 20 });
      expect(notes).toEqual(['added /properties/code']);
      expect(ui.code['ui:widget']).toBe('text');
    },
  );

  it.each(['^a\\nb$', '^[a-z \\n]+$', '^a(\\r?\\nb)*$'])(
    'are line breaks of a text: %s',
    (pattern) => {
      const { ui, notes } = ofPattern(pattern, { maxLength: 20 });
      expect(ui.code['ui:widget']).toBe('textarea');
      expect(notes).toEqual(['added /properties/code']);
    },
  );

  it('are line breaks where the UI schema asks for one line', () => {
    const { ui, texts } = imported(form({ code: { ...text, pattern: '^[a\\n]+$' } }), {
      code: { 'ui:widget': 'text' },
    });
    expect(ui.code['ui:widget']).toBe('text');
    expect(texts['/properties/code/pattern']).toContain('line breaks');
  });
});

describe('why a pattern is left out', () => {
  const words = Array.from({ length: 3000 }, (_, i) => `word${i}x${(i * 7919) % 10007}`);

  it.each([
    [`^(${words.join('|')})$`, 'too large'],
    ['^.{1,}.{9000}$', 'too large'],
    ['^(.+)\\1$', 'refers to a text that it has found before'],
    ['a\\b', 'looks at other characters'],
    ['(', 'no regular expression'],
    ['a^b', 'matches no text at all'],
  ])('has its own reason: %s', (pattern, reason) => {
    const { texts, notes } = ofPattern(pattern, { maxLength: 20 });
    expect(notes).toEqual(['left-out /properties/code/pattern']);
    expect(texts['/properties/code/pattern']).toContain(reason);
  });
});

describe('an empty text or another one', () => {
  it.each([{ const: '' }, { enum: [''] }, { maxLength: 0 }, { type: 'string', pattern: '^$' }])(
    'is the other one, which may be left open: %j',
    (empty) => {
      const mail = { oneOf: [empty, { type: 'string', pattern: '^[A-Z]{5}$', maxLength: 5 }] };
      const { schema, notes } = imported(form({ code: mail }));
      expect(schema.properties.code).toMatchObject({ pattern: '^[A-Z]{5}$' });
      expect(notes).toEqual(['added /properties/code']);
      const needed = imported(form({ code: mail }, { required: ['code'] }));
      expect(needed.texts['/properties/code']).toContain('may be an empty text and is required');
    },
  );
});

it('lets a length that was taken give way to a pattern of a condition', () => {
  const { schema, texts } = imported(
    form(
      { kind: { enum: ['a', 'b'] }, code: { type: 'string' } },
      {
        if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
        then: { properties: { code: { pattern: '^[A-F]{300}$' } } },
      },
    ),
  );
  expect(schema.properties.code.maxLength).toBe(300);
  expect(schema.allOf[0].then.properties.code.pattern).toBe('^[A-F]{300}$');
  expect(texts['/then/properties/code']).toContain('became 300');
});
