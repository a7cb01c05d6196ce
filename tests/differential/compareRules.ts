import {
  type Answers,
  type CompiledDefinition,
  type Context,
  documentOf,
  type NormalizedAnswers,
  resolveAnswers,
  type RuleError,
  type Validate,
} from '../../src/engine';
import type { Generated } from './answerSource';
import type { Comparison } from './comparison';
import type { Judges } from './judges';
import { isLeftOut, requiredRule } from './plain/plainSchema';
import { distinct } from './plain/plainValidator';

/** Asks all validators of a definition about the answers as they came, and as they count. */
export function compareRules(
  judges: Judges,
  generated: Generated,
  context: Context,
  comparison: Comparison,
): void {
  const { answers } = generated.example;
  const forms = {
    raw: asJson(answers),
    normalized: resolveAnswers(judges.engine, context, answers),
  };
  for (const [form, value] of Object.entries(forms)) {
    compareSchema(judges, generated, context, comparison, form, value);
    compareConditions(judges, generated, context, comparison, form, value as NormalizedAnswers);
  }
}

/** Answers as they are stored and sent. */
const asJson = (answers: Answers): Answers => JSON.parse(JSON.stringify(answers));

function compareSchema(
  { engine, browser, server, engineSayable, plain, hasSayableConditions }: Judges,
  generated: Generated,
  { today }: Context,
  comparison: Comparison,
  form: string,
  value: Answers,
): void {
  const all = brokenBy(engine.validators.schema!, today, value);
  const inBrowser = brokenBy(browser.validators.schema!, today, value);
  const first = brokenBy(server.failFast.validators.schema!, today, value);
  const every = brokenBy(server.allErrors.validators.schema!, today, value);
  comparison.compare(generated, `compile ↔ browser's module, ${form}`, {
    compile: all,
    browser: inBrowser,
  });
  comparison.compare(generated, `compile ↔ server's module of all errors, ${form}`, {
    compile: all,
    server: every,
  });
  // Which of several comes first is not said: the same rule must be broken.
  comparison.compare(generated, `compile ↔ server's module of the first error, ${form}`, {
    compile: all.length > 0,
    server: first.length > 0 && first.every((rule) => all.some((one) => isSame(one, rule))),
  });
  comparison.compare(generated, `unlikely answers by compile, browser and server, ${form}`, {
    compile: unusualBy(engine, today, value),
    browser: unusualBy(browser, today, value),
    server: unusualBy(server.allErrors, today, value),
  });
  engineSayable.call({ today }, value);
  const sayable = distinct((engineSayable.errors ?? []).map(ruleOf));
  comparison.compare(generated, `compile ↔ independent validator, ${form}`, {
    compile: sayable,
    independent: plain(value),
  });
  if (!hasSayableConditions) return;
  const others = all.filter(({ keyword }) => !isLeftOut(keyword));
  comparison.compare(generated, `compile ↔ compile of what draft-07 can say, ${form}`, {
    whole: distinct(others.map(ruleOf)),
    sayable,
  });
}

const ruleOf = ({ instancePath, keyword, params }: RuleError) =>
  `${instancePath} ${keyword === 'required' ? requiredRule(params.missingProperty) : keyword}`;

/** Conditions decide what is shown, asked and sent. */
function compareConditions(
  { engine, browser, server }: Judges,
  generated: Generated,
  context: Context,
  comparison: Comparison,
  form: string,
  value: NormalizedAnswers,
): void {
  const locations = Object.keys(engine.validators).filter((location) => location !== 'schema');
  if (locations.length === 0) return;
  const document = documentOf(context, value);
  const holding = ({ validators }: CompiledDefinition) =>
    locations.map((location) => {
      const about = location.startsWith('schema#')
        ? value
        : location.endsWith('/policies/where')
          ? context.policy
          : document;
      return validators[location]!.call({ today: context.today }, about);
    });
  comparison.compare(generated, `conditions by compile, browser and server, ${form}`, {
    compile: holding(engine),
    browser: holding(browser),
    first: holding(server.failFast),
    all: holding(server.allErrors),
  });
}

/** No message says which types or values are right, so that a module leaves them out. */
const unread = ['type', 'enum'];

/** The rules that a value breaks, in the order of the validator; that a `then` fails is said by what fails in it. */
function brokenBy(validate: Validate, today: string, value: unknown) {
  if (validate.call({ today }, value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }: RuleError) => keyword !== 'if')
    .map(({ instancePath, keyword, params }: RuleError) => ({
      instancePath,
      keyword,
      params: unread.includes(keyword) ? {} : params,
    }));
}

/** The places of the answers that do not meet their `usually`. */
function unusualBy({ validators }: CompiledDefinition, today: string, value: unknown): string[] {
  const unusual: string[] = [];
  validators.schema!.call({ today, unusual }, value);
  return unusual;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
