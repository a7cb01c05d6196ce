import { formats, isFormat, namedIn, type Pointer, pointerOf, type Schema } from '#engine';
import { eventOf } from './coverageEvent';
import { choiceDetail, extensionDetail, formatDetail } from './details';
import { assertionHolds } from '../assertionHolds';
import { type Edge, edgesOf, stepOf } from './edges';
import { hasTextOfLength, textBetween } from './possibleTexts';
import type { Rule } from './rule';

/** What the examples must show of an assertion beyond that it is met and broken. */
export function detailRules(
  schema: Schema,
  keyword: string,
  location: Pointer,
  field: Pointer,
): Rule[] {
  const at = location + pointerOf(keyword);
  const rule = (outcome: string, refined: string, message: Rule['message'], within = ''): Rule => ({
    file: 'schema',
    at: at + within,
    events: [eventOf(`schema#${at}`, outcome)],
    message,
    refines: [eventOf(`schema#${at}`, refined)],
    mayBeShared: true,
  });
  if (keyword === 'enum')
    return (schema.enum as unknown[]).map((value) =>
      rule(choiceDetail(value), 'held', {
        group: 'choice',
        value: JSON.stringify(value),
        text: (values) =>
          `No example answers "${field}" with ${values}. Add an example accepted-….json that does.`,
      }),
    );
  if (keyword === 'format') return formatRules();
  const edges = edgesOf(schema, keyword)
    .filter((edge) => edge === 'beyond' || isReachable(schema, keyword))
    .map((edge) => {
      const tooFar = keyword === 'upload' ? 'uploadSize' : 'broken';
      return rule(edge, edge === 'edge' ? 'held' : tooFar, edgeMessage(edge));
    });
  if (keyword !== 'upload') return edges;
  const extensions = (schema.upload.extensions as string[]).map((extension, i) =>
    rule(
      extensionDetail(extension),
      'held',
      {
        group: 'extension',
        value: extension,
        text: (values) =>
          `No example has a file for "${field}" that ends in ${values}. Add an example accepted-….json with such a file.`,
      },
      `/extensions/${i}`,
    ),
  );
  return [...edges, ...extensions];

  function edgeMessage(edge: Edge): string {
    const limit = `${keyword} (${JSON.stringify(schema[keyword])})`;
    return edge === 'edge'
      ? `No example has "${field}" exactly at the limit of ${limit}. Add an example accepted-….json that does.`
      : `No example has "${field}" one step beyond ${limit}. Add an example rejected-….json that does.`;
  }

  /** A text for each format that could be taken for this one: it must be judged as this format judges it. */
  function formatRules(): Rule[] {
    return formats
      .filter(({ name, example }) => name !== schema.format && isSimilar(name, example))
      .flatMap(({ name }) => {
        const text = textBetween(schema, name);
        if (text === undefined) return [];
        const message = {
          group: 'format',
          value: `"${name}"`,
          text: (names: string) =>
            `No example tells the format "${schema.format}" of "${field}" from ${names}. Add one in which "${field}" is for instance ${JSON.stringify(text)}.`,
        };
        return [rule(formatDetail(name), 'held', message)];
      });
  }

  function isSimilar(name: string, example: string): boolean {
    const own = formats.find((format) => format.name === schema.format)!;
    return isFormat(name, own.example) || isFormat(own.name, example);
  }
}

/** Whether an answer can be exactly at the limit: other rules of the field may leave only values on one side of it. */
export function isReachable(schema: Schema, keyword: string): boolean {
  const limit = schema[keyword];
  if (namedIn(nearer[keyword] ?? '', schema[nearer[keyword] ?? '']).length > 0) return false;
  if (keyword.endsWith('Length')) return hasTextOfLength(schema, limit);
  return typeof limit !== 'number' || schema.type === 'array' || hasNumberAt(schema, keyword);
}

/** A limit that is another answer decides before a plain one: which values there are at that, no rule says. */
const nearer: { [keyword: string]: string } = {
  minimum: 'numberAtLeast',
  exclusiveMinimum: 'numberAtLeast',
  maximum: 'numberAtMost',
  exclusiveMaximum: 'numberAtMost',
};

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

function hasNumberAt(schema: Schema, keyword: string): boolean {
  if (!limits.includes(keyword)) return true;
  const step = stepOf(schema) ?? 0;
  const offset = { exclusiveMinimum: step, exclusiveMaximum: -step }[keyword] ?? 0;
  const none = { root: undefined, parent: undefined, today: undefined };
  return limits.every(
    (name) => !(name in schema) || assertionHolds(schema, name, schema[keyword] + offset, none),
  );
}
