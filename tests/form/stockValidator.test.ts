import { customizeValidator } from '@rjsf/validator-ajv8';
import { expect, it } from 'vitest';
import { asOf, resolveAnswers, submitRequest } from '../../src/engine';
import { formats } from '../../src/engine/formats';
import { keywords } from '../../src/engine/keywords';
import { allExamples, contextOf } from '../examples';
import { definitionOf } from '../files';

/**
 * The validator that comes with RJSF, told our formats and keywords. What lies beside the schema (the policy,
 * proofs, lists) is not its to judge, so only examples that fail in the schema have to fail here.
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

const beside = new Set(['proof', 'list', 'submitWhen', 'signature']);

it.each(
  allExamples()
    .filter(({ kind }) => kind !== 'refused')
    .map((example) => [example.key, example.name, example] as const),
)('judges %s %s as the engine does', (key, _, example) => {
  const definition = asOf(definitionOf(key), example.today);
  const context = contextOf(definition, example);
  const outcome = submitRequest(definition, context, example.answers);
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  // What a look-up did not fill is missing in the schema too, whatever the reason.
  const isLookedUp = (at: string) => at in (definition.request.lookUps ?? {});
  const inSchema = problems.filter(
    ({ at, rule }) => at !== '/policy' && (!beside.has(rule) || isLookedUp(at)),
  );

  const answers = resolveAnswers(definition, context, example.answers);
  const { errors } = stockFor(() => answers, example.today).validateFormData(
    answers,
    definition.schema,
  );
  expect(errors.length > 0).toBe(inSchema.length > 0);
});
