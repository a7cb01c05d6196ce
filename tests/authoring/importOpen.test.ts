import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

describe('what is required', () => {
  it.each([{ const: '' }, { enum: [''] }, { type: 'string', const: '' }])(
    'may be an empty text, which is sent: %j',
    (kept) => {
      const { send, notes } = imported(form({ kept, a: text }, { required: ['kept'] }));
      expect(send.kept).toEqual({ const: '' });
      expect(notes).toEqual(['changed /properties/kept']);
    },
  );

  it.each([
    [{ required: ['a', 'ghost'] }, '/required/1'],
    [{ dependentRequired: { a: ['ghost'] } }, '/dependentRequired/a/0'],
    [{ dependencies: { a: ['b', 'ghost'] } }, '/dependencies/a/1'],
  ])('is listed at its place where nothing describes it: %j', (rest, at) => {
    const { notes, texts } = imported(form({ a: text, b: text }, rest));
    expect(notes).toEqual([`left-out ${at}`]);
    expect(texts[at]).toContain('Describe it under properties');
  });
});
