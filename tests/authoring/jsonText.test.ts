import { expect, it } from 'vitest';
import {
  appendInText,
  insertInText,
  moveInText,
  setInText,
} from '../../src/authoring/edit/jsonText';
import { pointerOf } from '../../src/engine';
import { projectFiles } from '../files';

it.each([
  ['the last entry of a list on one line', '{"a": ["x", "y"]}', ['a', 1], '{"a": ["x"]}'],
  ['the first', '{"a": ["x", "y"]}', ['a', 0], '{"a": ["y"]}'],
  ['the only one', '{\n  "a": ["x"]\n}', ['a', 0], '{\n  "a": []\n}'],
  ['a name', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
  ['the first name', '{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
  ['nothing', '{"a": 1}', ['b'], '{"a": 1}'],
])('removes %s', (_what, text, path, expected) => {
  expect(setInText(text, pointerOf(...path), undefined)).toBe(expected);
});

it.each([
  ['a value', '{ "a": [1, 2] }', '/a/1', 3, '{ "a": [1, 3] }'],
  ['the end of a list on one line', '{ "a": ["x"] }', '/a/1', 'y', '{ "a": ["x", "y"] }'],
  ['a name that is a number', '{ "1": "x" }', '/1', 'y', '{ "1": "y" }'],
  ['objects on the way', '{\n  "a": 1\n}', '/b/c', 2, '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}'],
  ['lines of Windows', '{\r\n\t"a": 1\r\n}', '/b', [2], '{\r\n\t"a": 1,\r\n\t"b": [2]\r\n}'],
])('sets %s in the layout of the text', (_what, text, at, value, expected) => {
  expect(setInText(text, at, value)).toBe(expected);
});

it('adds to a list and moves in it in the layout of the text', () => {
  const text = '{\n  "a": [\n    { "b":  1 },\n    "x"\n  ]\n}';
  const added = insertInText(text, '/a', 1, 'y');
  expect(added).toBe(text.replace('    "x"', '    "y",\n    "x"'));
  expect(moveInText(added, '/a', 0, 1)).toBe(
    added.replace('{ "b":  1 },\n    "y"', '"y",\n    { "b":  1 }'),
  );
  expect(appendInText(text, '/a', 'y')).toBe(text.replace('"x"', '"x",\n    "y"'));
  expect(appendInText('{}', '/a', 'y')).toBe('{\n  "a": ["y"]\n}');
});

/** The paths to all values of a JSON text. */
function* pathsIn(value: unknown, at: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, below] of Object.entries(value)) {
    const path = [...at, Array.isArray(value) ? Number(name) : name];
    yield path;
    yield* pathsIn(below, path);
  }
}

it.each(['pan_card', 'nominee', 'fund_switch'])('removes each value of %s alone', (key) => {
  for (const name of ['schema', 'ui', 'request']) {
    const text = projectFiles[`schemas/${key}/${name}.json`]!;
    for (const path of pathsIn(JSON.parse(text))) {
      const expected = JSON.parse(text);
      const holder = path.slice(0, -1).reduce((part, step) => part[step], expected);
      const last = path.at(-1)!;
      if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else delete holder[last];
      expect(JSON.parse(setInText(text, pointerOf(...path), undefined))).toEqual(expected);
    }
  }
});
