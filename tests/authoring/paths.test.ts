import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asOf, setAt } from '../../src/engine';
import type { CompiledDefinition } from '../../src/engine/definition/definition';
import { countWays, waysOf } from '../../src/authoring/paths/countWays';
import { always } from '../../src/authoring/paths/formula';
import { modelOf, whenFinished, whileFilling } from '../../src/authoring/paths/model';
import { possiblePairs } from '../../src/authoring/paths/pairs';
import { runOf } from '../../src/authoring/paths/run';
import * as fixtures from '../../src/server/integrations/demoContext';
import { type Patch, smallFiles } from '../engine/smallFiles';
import { definitionOf, filesBelow } from '../files';

const today = '2026-11-21';
const smallType = (patch: Patch) => definitionOf('small', smallFiles(patch));
const text = { type: 'string', maxLength: 9 };
const whenIt = (name: string, value: unknown) => ({
  properties: { [name]: { const: value } },
  required: [name],
});

it('counts the ways of the largest form by a product', () => {
  const definition = definitionOf('revival_application');
  const model = modelOf(definition, today);
  const [filling, finished] = [whileFilling(model)!, whenFinished(model)!];
  const fields = new Set(model.branches.descriptions.map(({ at }) => at));
  const shown = [...fields].map((field) => ({ asked: always, holds: model.isShown(field) }));
  const counted = {
    conditions: model.branches.branches.length,
    ways: countWays(filling, model.decisions),
    finished: countWays(finished, model.decisions),
    fieldSets: countWays(filling, shown),
    pairs: possiblePairs(filling, model.decisions).size,
    finishedPairs: possiblePairs(finished, model.decisions).size,
  };
  expect(counted).toEqual({
    conditions: 21,
    ways: 4228,
    finished: 1048,
    fieldSets: 1102,
    pairs: 759,
    finishedPairs: 680,
  });
});

it('has no way to answer two fields of which only one is allowed', () => {
  const fieldsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));
  const definition = smallType({
    'schema/properties': fieldsOf('a', 'b'),
    'schema/required': undefined,
    'schema/atMostOne': ['a', 'b'],
    'schema/allOf': ['a', 'b'].map((name) => ({
      if: { required: [name] },
      then: { properties: fieldsOf(`why_${name}`) },
    })),
  });
  const model = modelOf(definition, today);
  expect(countWays(whileFilling(model)!, model.decisions)).toBe(4);
  expect(countWays(whenFinished(model)!, model.decisions)).toBe(3);
});

it('counts what is independent below a decided answer without going through it', () => {
  const names = Array.from({ length: 40 }, (_, i) => `q${i}`);
  const questions = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
  const model = modelOf(
    smallType({
      'schema/allOf': [
        {
          if: whenIt('reason', 'lost'),
          then: {
            properties: questions,
            allOf: [
              ...names.map((name) => ({
                if: whenIt(name, true),
                then: { properties: { [`why_${name}`]: { type: 'string', maxLength: 9 } } },
              })),
              { if: { anyOf: names.map((name) => whenIt(name, true)) } },
            ],
          },
        },
      ],
    }),
    today,
  );
  expect(countWays(whileFilling(model)!, model.decisions)).toBe(2 ** 40 + 1);
});

/** Definitions of which the customer gives everything that conditions test. */
const open = [
  'digital_life_certificate',
  'email_update',
  'phone_no',
  'policy_assignment_request',
  'eia',
  ...readdirSync('tests/authoring/right').filter((name) =>
    /chain|condition-in|condition-on|alternatives|either-of-two|branch/.test(name),
  ),
];
const right = 'tests/authoring/right';
const definitionNamed = (key: string): CompiledDefinition => {
  if (!readdirSync(right).includes(key)) return definitionOf(key);
  const files = Object.entries(filesBelow(`${right}/${key}`)).map(([path, text]) => [
    path.replace(right, 'schemas'),
    text,
  ]);
  return definitionOf(key, Object.fromEntries(files));
};

it.each(open)('knows exactly the ways of %s that the engine has', (key) => {
  const definition = definitionNamed(key);
  const model = modelOf(definition, today);
  const given = model.variables.all.filter(({ at }) => at.startsWith('/answers/'));
  const context = fixtures.contextOf(definition, {
    about: '',
    as: { clientId: 'C10001', policyNo: '50010001' },
    today,
  });
  const byEngine = new Set<string>();
  const enumerate = (i: number, answers: object): void => {
    const variable = given[i];
    if (!variable) {
      const example = { about: '', as: { clientId: 'C10001' }, today, answers };
      const { situations } = runOf(asOf(definition, today), model.decisions, context, example);
      for (const one of situations) byEngine.add(JSON.stringify(one));
      return;
    }
    for (const { value } of variable.classes) {
      const more = structuredClone(answers);
      setAt(more, variable.at.slice('/answers'.length), value);
      enumerate(i + 1, more);
    }
  };
  enumerate(0, {});
  const byModel = [...waysOf(whileFilling(model)!, model.decisions)].map((one) =>
    JSON.stringify(one),
  );
  expect(byModel.length).toBeGreaterThan(1);
  expect(byModel.sort()).toEqual([...byEngine].sort());
  expect(countWays(whileFilling(model)!, model.decisions)).toBe(byModel.length);
});
