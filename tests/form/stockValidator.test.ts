import { customizeValidator } from '@rjsf/validator-ajv8';
import { expect, it } from 'vitest';
import { asOf, resolveAnswers, submitRequest } from '../../src/engine';
import { formats } from '../../src/engine/formats';
import { keywords } from '../../src/engine/keywords';
import { allExamples, contextOf } from '../examples';
import { definitionOf } from '../files';

/**
 * RJSF's own validator with our formats and keywords. It knows nothing outside the schema (the policy, proofs, lists), so
 * only examples that fail in the schema must fail here.
 */
const stockFor = (root: () => unknown, today: string) =>
  customizeValidator({
    customFormats: Object.fromEntries(formats.map(({ name, validate }) => [name, validate])),
    extenderFn: (ajv) => {
      for (const { name, type, metaSchema, validate } of keywords)
        ajv.addKeyword({
          keyword: name,
          type,
          metaSchema,
          validate: (limit: unknown, value: unknown, _: unknown, at?: { parentData: unknown }) =>
            !validate || validate(value, limit, { root: root(), parent: at?.parentData, today }),
        });
      return ajv;
    },
  });

const outsideSchema = new Set(['proof', 'list', 'submitWhen', 'signature']);

it.each(
  allExamples()
    .filter(({ kind }) => kind !== 'refused')
    .map((example) => [example.key, example.name, example] as const),
)('gives the same result as the engine for %s %s', (key, _, example) => {
  const definition = asOf(definitionOf(key), example.today);
  const context = contextOf(definition, example);
  const outcome = submitRequest(definition, context, example.answers);
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  // A value that a lookup did not fill is also missing in the schema.
  const isLookedUp = (at: string) => at in (definition.request.lookUps ?? {});
  const inSchema = problems.filter(
    ({ at, rule }) => at !== '/policy' && (!outsideSchema.has(rule) || isLookedUp(at)),
  );

  const answers = resolveAnswers(definition, context, example.answers);
  const { errors } = stockFor(() => answers, example.today).validateFormData(
    answers,
    definition.schema,
  );
  expect(errors.length > 0).toBe(inSchema.length > 0);
});
