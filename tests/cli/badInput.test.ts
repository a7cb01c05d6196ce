import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as fixtures from '../../src/server/integrations/demoContext';
import { runCatalogue, copyOfProject } from './runCatalogue';

const ui = 'schemas/pan_card/ui.json';
const schema = 'schemas/pan_card/schema.json';
const text = 'schemas/_shared/text.json';
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const expandingReferences = (levels: number) =>
  JSON.stringify({
    $defs: Object.fromEntries([
      ['comment', { $ref: '#/$defs/d0' }],
      ...Array.from({ length: levels }, (_, i) => [
        `d${i}`,
        {
          type: 'object',
          properties: Object.fromEntries(
            'abcd'.split('').map((name) => [name, { $ref: `#/$defs/d${i + 1}` }]),
          ),
        },
      ]),
      [`d${levels}`, { type: 'string', maxLength: 1 }],
    ]),
  });

/** A damaged file, and the expected diagnostic. */
const badFiles: { [about: string]: { spoil(root: string): void; message: RegExp } } = {
  'an empty file': {
    spoil: (root) => writeFileSync(join(root, ui), ''),
    message: /pan_card\/ui\.json:1:1 error json-syntax /,
  },
  'truncated JSON': {
    spoil: (root) => writeFileSync(join(root, ui), '{\n  "ui:title": "PAN",\n  "new_pan'),
    message: /pan_card\/ui\.json:3:\d+ error json-syntax /,
  },
  'an array instead of an object': {
    spoil: (root) => writeFileSync(join(root, schema), '[]'),
    message: /pan_card\/schema\.json:1:1 error shape /,
  },
  'null instead of an object': {
    spoil: (root) => writeFileSync(join(root, ui), 'null'),
    message: /pan_card\/ui\.json:1:1 error shape /,
  },
  'a folder instead of a file': {
    spoil: (root) => {
      rmSync(join(root, ui));
      mkdirSync(join(root, ui));
    },
    message: /pan_card\/ui\.json:1:1 error file-is-folder /,
  },
  'a missing file': {
    spoil: (root) => rmSync(join(root, ui)),
    message: /pan_card\/ui\.json:1:1 error file-missing /,
  },
  'a symbolic link to itself': {
    spoil: (root) => {
      rmSync(join(root, ui));
      symlinkSync(join(root, ui), join(root, ui));
    },
    message: /pan_card\/ui\.json:1:1 error file-unreadable .*ELOOP/,
  },
  'a schema of 5 MB': {
    spoil: (root) =>
      writeFileSync(join(root, schema), JSON.stringify({ $comment: 'x'.repeat(5_000_000) })),
    message: /pan_card\/schema\.json:1:1 error file-size /,
  },
  'a file with 100,000 levels of nesting': {
    spoil: (root) => writeFileSync(join(root, schema), nested(100_000)),
    message: /pan_card\/schema\.json:1:\d+ error json-depth /,
  },
  'an array with endless nesting': {
    spoil: (root) => writeFileSync(join(root, ui), '['.repeat(200_000)),
    message: /pan_card\/ui\.json:1:101 error json-depth /,
  },
  'a circular reference': {
    spoil: (root) =>
      writeFileSync(join(root, text), '{ "$defs": { "comment": { "$ref": "#/$defs/comment" } } }'),
    message: /_shared\/text\.json:1:\d+ error ref .*is a circular reference/,
  },
  'references that expand exponentially': {
    spoil: (root) => writeFileSync(join(root, text), expandingReferences(30)),
    message: /error ref The references expand to/,
  },
  'an invalid shared schema': {
    spoil: (root) =>
      writeFileSync(join(root, text), '{ "$defs": { "comment": { "properties": "abc" } } }'),
    message: /_shared\/text\.json:1:\d+ error shape .*must be an object/,
  },
  'true instead of a field': {
    spoil: (root) =>
      writeFileSync(
        join(root, text),
        '{ "$defs": { "comment": { "properties": { "a": true } } } }',
      ),
    message: /_shared\/text\.json:1:\d+ error shape .*must be an object/,
  },
  'a byte order mark': {
    spoil: (root) => writeFileSync(join(root, ui), '\uFEFF{}'),
    message: /pan_card\/ui\.json:1:1 error file-encoding /,
  },
  'a file that is not UTF-8': {
    spoil: (root) => writeFileSync(join(root, ui), Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    message: /pan_card\/ui\.json:1:1 error file-encoding /,
  },
  'a property name with a special meaning in JavaScript': {
    spoil: (root) => writeFileSync(join(root, ui), '{\n  "__proto__": {}\n}'),
    message: /pan_card\/ui\.json:2:3 error json-name /,
  },
  'a misspelled file name': {
    spoil: (root) => renameSync(join(root, ui), join(root, 'schemas/pan_card/iu.json')),
    message: /pan_card\/iu\.json:1:1 error file-stray .*Did you mean "ui\.json"\?/,
  },
  'a catalogue that is not JSON': {
    spoil: (root) => writeFileSync(join(root, 'catalogue.json'), '{'),
    message: /^catalogue\.json:1:\d+ error json-syntax /m,
  },
  'a missing catalogue': {
    spoil: (root) => rmSync(join(root, 'catalogue.json')),
    message: /^catalogue\.json:1:1 error file-unreadable .*ENOENT/m,
  },
};

describe('the command reports with its position', () => {
  it.each(Object.entries(badFiles))('%s', async (_about, { spoil, message }) => {
    const root = copyOfProject(['pan_card']);
    spoil(root);
    const { code, out, aside } = await runCatalogue(root, ['lint']);
    expect(out).toMatch(message);
    expect(code).toBe(1);
    expect(aside).toBe('');
  });

  // Root can read every file.
  if (process.getuid?.() !== 0)
    it('a file without read permission', async () => {
      const root = copyOfProject(['pan_card']);
      chmodSync(join(root, ui), 0);
      const { code, out } = await runCatalogue(root, ['lint', 'pan_card']);
      expect(out).toMatch(/pan_card\/ui\.json:1:1 error file-unreadable .*EACCES/);
      expect(code).toBe(1);
    });
});

it('names the request type that the checker fails on, and checks the others', async () => {
  const root = copyOfProject(['mother_name', 'pan_card']);
  const contextOf: typeof fixtures.contextOf = (definition, example) => {
    if (definition.key === 'mother_name') throw new Error('no such thing');
    return fixtures.contextOf(definition, example);
  };
  const { code, out } = await runCatalogue(root, ['check'], {
    fixtures: async () => ({ ...fixtures, contextOf }),
  });
  expect(code).toBe(1);
  expect(out).toMatch(
    /mother_name\/request\.json:1:1 error internal-error Internal error: no such thing/,
  );
  expect(out).toMatch(/pan_card +clean/);
});

describe('the command ends with exit code 2 and a message for', () => {
  const empty = () => mkdtempSync(join(tmpdir(), 'catalogue-empty-'));

  it.each<[string, string[], RegExp]>([
    ['an unknown key', ['lint', 'pan_crad'], /Did you mean "pan_card"\?/],
    ['an unknown command', ['lnt'], /Did you mean "lint"\?/],
    ['an unknown format', ['lint', '--format', 'sarf'], /Did you mean "sarif"\?/],
    ['an unknown option', ['lint', '--rot', '.'], /'--rot'/],
    ['an option of another command', ['paths', '--boundaries'], /paths does not know --boundaries/],
    [
      'a root that does not exist',
      ['lint', '--root', 'nowhere'],
      /folder schemas does not exist in .*nowhere/,
    ],
  ])('%s', async (_about, args, message) => {
    const { code, out, aside } = await runCatalogue('.', args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(aside).toMatch(message);
    expect(aside).not.toMatch(/\n\s+at /);
  });

  it('a folder without definitions', async () => {
    expect(await runCatalogue(empty(), ['lint'])).toMatchObject({ code: 2 });
  });

  it('no arguments, with the usage', async () => {
    const { code, out } = await runCatalogue('.', []);
    expect(code).toBe(2);
    expect(out).toMatch(/lint \[KEY…\]/);
    expect(await runCatalogue('.', ['--help'])).toEqual({ code: 0, out, aside: '' });
  });
});

describe('a catalogue that a server refuses', () => {
  it.each(['{ "serviceTypes": [', '{ "serviceTypes": "none" }'])(
    'is reported whichever request type is checked: %s',
    async (text) => {
      const root = copyOfProject(['pan_card']);
      writeFileSync(join(root, 'catalogue.json'), text);
      for (const command of ['check', 'lint']) {
        const { code, out } = await runCatalogue(root, [command, 'pan_card']);
        expect({ code, out }).toEqual({
          code: 1,
          out: expect.stringContaining('catalogue.json:1'),
        });
      }
    },
  );
});
