import { expect, it } from 'vitest';
import { typedOver, withPlainBreaks } from '../../src/workbench/editor/smallestChange';

it.each([
  ['LF', 'a\nb\nc\n'],
  ['CRLF', 'a\r\nb\r\nc\r\n'],
  ['both', 'a\r\nb\nc\r\n'],
  ['lone CR', 'a\rb\r\nc'],
  ['a byte order mark', '\ufeff{\r\n}\r\n'],
])('what is not edited keeps its line breaks: %s', (_what, before) => {
  const plain = withPlainBreaks(before);
  expect(typedOver(before, plain)).toBe(before);
  for (let at = 0; at <= plain.length; at++) {
    const after = typedOver(before, `${plain.slice(0, at)}x${plain.slice(at)}`);
    expect(after.replace('x', '')).toBe(before);
    expect(withPlainBreaks(after)).toBe(`${plain.slice(0, at)}x${plain.slice(at)}`);
  }
});

it('breaks new lines as the file does', () => {
  expect(typedOver('a\r\nb', 'a\nx\nb')).toBe('a\r\nx\r\nb');
  expect(typedOver('a\nb', 'a\nx\nb')).toBe('a\nx\nb');
});
