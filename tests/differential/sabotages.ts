import type { Definition, Payload } from '../../src/engine';
import { encodeStep } from '../../src/authoring/examples/encodeStep';
import { Random } from '../../src/authoring/fill';
import { type Mutant, mutated } from '../../src/authoring/mutate/mutant';
import { operators } from '../../src/authoring/mutate/operators';
import type { Given } from './judges';
import { sayable } from './plain/plainSchema';
import type { Encode } from './readAsServer';

/** One difference that is planted on purpose: the judges must disagree. */
export interface Sabotage {
  about: string;
  given?: Partial<Given>;
  encode?: Encode;
}

/** Rules that the answers are sure to come close to. */
const wanted = [
  'schema:limit-raised',
  'schema:limit-lowered',
  'schema:required-dropped',
  'schema:extension-dropped',
];

/** Definitions with one other rule. */
export const slips = (definition: Definition): Mutant[] =>
  operators
    .filter(({ id }) => wanted.includes(id))
    .flatMap(({ mutantsOf }) => [...mutantsOf(definition)]);

/** So many differences in each judge of a definition, drawn by a seed. */
export function* sabotages(
  definition: Definition,
  seed: number,
  ofEach: number,
): Generator<Sabotage> {
  const plain = JSON.stringify(sayable(definition.schema));
  const isSeenBy: { [judge in keyof Given]: (changed: Definition) => boolean } = {
    engine: () => true,
    browser: () => true,
    server: () => true,
    plain: ({ schema }) => JSON.stringify(sayable(schema)) !== plain,
  };
  for (const [i, judge] of (Object.keys(isSeenBy) as (keyof Given)[]).entries()) {
    const random = new Random(seed, i);
    const left = slips(definition).filter((slip) => isSeenBy[judge](mutated(definition, slip)));
    for (let planted = 0; planted < ofEach && left.length > 0; planted++) {
      const [slip] = left.splice(random.int(0, left.length - 1), 1);
      const changed = mutated(definition, slip!);
      yield {
        about: `${judge} has ${slip!.slip}`,
        given: { [judge]: judge === 'plain' ? changed.schema : changed },
      };
    }
  }
  if (hasLines(definition))
    yield { about: 'a payload loses its line breaks', encode: withoutLineBreaks };
}

/** Whether it asks for a text of several lines. */
export const hasLines = ({ ui }: Definition): boolean => JSON.stringify(ui).includes('"textarea"');

const withoutLineBreaks: Encode = (definition, step, payload, answers) =>
  encodeStep(definition, step, inOneLine(payload), answers);

/** A payload as a careless encoder makes it. */
export const inOneLine = (payload: Payload): Payload =>
  JSON.parse(JSON.stringify(payload), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\n', '') : value,
  );
