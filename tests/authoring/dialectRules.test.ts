import { describe, expect, it } from 'vitest';
import { readDefinition } from '../../src/authoring';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { compileDefinition } from '../../src/engine/compile';
import { activeSchema, type NormalizedAnswers } from '../../src/engine';
import { type Patch, smallFiles } from '../engine/smallFiles';

const text = { type: 'string', maxLength: 20 };
const field = (name: string): Patch => ({
  [`ui/${name}`]: { 'ui:title': name, 'ui:widget': 'text' },
  [`request/steps/0/send/${name}`]: `/answers/${name}`,
});

function read(patch: Patch) {
  const found = readDefinition('small', smallFiles(patch));
  if ('diagnostics' in found) throw new Error(JSON.stringify(found.diagnostics));
  return found.definition;
}

describe('else', () => {
  const patch: Patch = {
    ...field('city'),
    ...field('other'),
    'schema/allOf/1': {
      if: { properties: { reason: { const: 'lost' } }, required: ['reason'] },
      then: { properties: { city: text } },
      else: { properties: { other: text }, required: ['other'] },
    },
  };
  const definition = compileDefinition(read(patch), { allErrors: true });
  const shown = (answers: object) =>
    Object.keys(activeSchema(definition, answers as NormalizedAnswers).properties);

  it('holds where its if does not, also where nothing is answered', () => {
    expect(shown({ reason: 'lost' })).toContain('city');
    expect(shown({ reason: 'lost' })).not.toContain('other');
    for (const answers of [{ reason: 'torn' }, {}]) {
      expect(shown(answers)).toContain('other');
      expect(shown(answers)).not.toContain('city');
    }
  });

  it('is reported where it is written', () => {
    const files = smallFiles({ ...patch, 'schema/allOf/1/else/required/0': 'othr' });
    const [found] = checkDefinition('small', files);
    expect(found).toMatchObject({ rule: 'schema-names', message: expect.stringContaining('othr') });
    expect(files[found!.file]!.split('\n')[found!.line - 1]).toContain('"othr"');
  });
});

describe('anyOf of required names', () => {
  const patch: Patch = {
    ...field('city'),
    'schema/properties/city': text,
    'schema/anyOf': [{ required: ['city'] }, { required: ['comment'] }],
  };

  it('asks for one of them', () => {
    expect(read(patch).schema).toMatchObject({ anyRequired: ['city', 'comment'] });
    expect(read(patch).schema).not.toHaveProperty('anyOf');
    expect(checkDefinition('small', smallFiles(patch))).toEqual([]);
  });

  it('is reported where it is written', () => {
    const files = smallFiles({ ...patch, 'schema/anyOf/1/required/0': 'coment' });
    const [found] = checkDefinition('small', files);
    expect(found).toMatchObject({ rule: 'schema-names' });
    expect(files[found!.file]!.split('\n')[found!.line - 1]).toContain('"coment"');
  });
});

describe('oneOf of required names', () => {
  const patch: Patch = {
    ...field('city'),
    'schema/properties/city': text,
    'schema/oneOf': [{ required: ['city'] }, { required: ['comment'] }],
  };

  it('asks for exactly one of them', () => {
    const names = ['city', 'comment'];
    expect(read(patch).schema).toMatchObject({ anyRequired: names, atMostOne: names });
    expect(read(patch).schema).not.toHaveProperty('oneOf');
    expect(checkDefinition('small', smallFiles(patch))).toEqual([]);
  });

  it('is reported where it is written', () => {
    const files = smallFiles({ ...patch, 'schema/oneOf/1/required/0': 'coment' });
    for (const found of checkDefinition('small', files)) {
      expect(found).toMatchObject({ rule: 'schema-names' });
      expect(files[found.file]!.split('\n')[found.line - 1]).toContain('"coment"');
    }
  });
});

describe('not around two required names', () => {
  const patch: Patch = {
    ...field('city'),
    'schema/properties/city': text,
    'schema/not': { required: ['city', 'comment'] },
  };

  it('allows one of them', () => {
    expect(read(patch).schema).toMatchObject({ atMostOne: ['city', 'comment'] });
    expect(read(patch).schema).not.toHaveProperty('not');
    expect(checkDefinition('small', smallFiles(patch))).toEqual([]);
  });

  it('is reported where it is written', () => {
    const files = smallFiles({ ...patch, 'schema/not/required/1': 'coment' });
    const [found] = checkDefinition('small', files);
    expect(found).toMatchObject({ rule: 'schema-names' });
    expect(files[found!.file]!.split('\n')[found!.line - 1]).toContain('"coment"');
  });

  it.each([[['city']], [['city', 'comment', 'reason']]])('and not around %j', (required) => {
    const found = checkDefinition('small', smallFiles({ ...patch, 'schema/not': { required } }));
    expect(found).toMatchObject([{ rule: 'schema-dialect' }]);
  });
});

describe('dependencies', () => {
  const cases: Patch = {
    ...field('city'),
    ...field('other'),
    'schema/properties/city': text,
    'schema/dependencies': {
      city: ['comment'],
      reason: {
        oneOf: [
          { properties: { reason: { enum: ['lost'] }, other: text }, required: ['other'] },
          { properties: { reason: { enum: ['torn'] } } },
        ],
      },
    },
  };
  const shown = (answers: object) => {
    const definition = compileDefinition(read(cases), { allErrors: true });
    return activeSchema(definition, answers as NormalizedAnswers);
  };

  it('requires what depends on an answer, and asks what a case of it asks', () => {
    expect(shown({ reason: 'torn' }).required).not.toContain('comment');
    expect(shown({ reason: 'torn', city: 'Pune' }).required).toContain('comment');
    expect(Object.keys(shown({ reason: 'torn' }).properties)).not.toContain('other');
    expect(shown({ reason: 'lost' }).required).toContain('other');
    expect(Object.keys(shown({}).properties)).not.toContain('other');
    expect(checkDefinition('small', smallFiles(cases))).toEqual([]);
  });

  it('is reported where it is written', () => {
    const files = smallFiles({ ...cases, 'schema/dependencies/city/0': 'coment' });
    const [found] = checkDefinition('small', files);
    expect(found).toMatchObject({ rule: 'schema-names' });
    expect(files[found!.file]!.split('\n')[found!.line - 1]).toContain('"coment"');
  });
});
