import { expect, it } from 'vitest';
import { setIn } from '../../src/authoring/edit/editJson';
import { projectFiles } from '../files';

it.each([
  ['the last entry of a list on one line', '{"a": ["x", "y"]}', ['a', 1], '{"a": ["x"]}'],
  ['the first', '{"a": ["x", "y"]}', ['a', 0], '{"a": ["y"]}'],
  ['the only one', '{\n  "a": ["x"]\n}', ['a', 0], '{\n  "a": []\n}'],
  ['a name', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
  ['the first name', '{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
  ['nothing', '{"a": 1}', ['b'], '{"a": 1}'],
])('removes %s', (_what, text, path, expected) => {
  expect(setIn(text, path, undefined)).toBe(expected);
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
      expect(JSON.parse(setIn(text, path, undefined))).toEqual(expected);
    }
  }
});
