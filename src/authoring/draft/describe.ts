import {
  type CompiledDefinition,
  isObject,
  partsOf,
  type Pointer,
  type Problem,
  getAt,
} from '#engine';
import type { Example, ExampleKind } from '../examples/example';
import { describeValue, titleOf } from './describeValue';
import { describeProblem } from './describeProblem';
import type { Words } from './draft';

/** Names an example by what tells it from the one that it was made from. */
export function wordsFor(
  definition: CompiledDefinition,
  kind: ExampleKind,
  example: Example,
  base: Example | undefined,
): Words {
  const around = aroundAnswers(example, base);
  const changes = answersChanged(definition, example, base);
  const [problem] = example.problems ?? [];
  const words = problem
    ? withOthers(
        describeProblem(definition, example, problem),
        example.problems!.slice(1),
        definition,
      )
    : kind === 'refused'
      ? (around[0] ?? ofPolicy(example))
      : joined([...around, ...changes]);
  return { ...words, name: slug(words.name), about: sentence(words.about) };
}

function joined(all: Words[]): Words {
  if (all.length === 0)
    return { name: 'answered', about: 'All that the form asks for is answered', isGeneral: true };
  const some = all.slice(0, 2);
  const rest = all.length > 2 ? `, and ${all.length - 2} more` : '';
  return {
    name: some[0]!.name,
    about: `${some.map(({ about }) => about).join('; ')}${rest}`,
  };
}

function withOthers(words: Words, others: Problem[], definition: CompiledDefinition): Words {
  if (others.length === 0) return words;
  const titles = [...new Set(others.map(({ at }) => titleOf(definition, at)))];
  return { ...words, about: `${words.about}; there are problems with ${titles.join(', ')}, too` };
}

const ofPolicy = ({ as }: Example): Words => ({
  name: `policy ${as.policyNo ?? 'none'}`,
  about: as.policyNo === undefined ? 'No policy is picked' : `The policy ${as.policyNo} is picked`,
});

/** More loaded values are counted, not named. */
const mostLoaded = 4;

/** What differs besides the answers. */
function aroundAnswers(example: Example, base: Example | undefined): Words[] {
  const found: Words[] = [];
  const add = (name: string, about: string) => found.push({ name, about });
  const { policy = {}, customer = {}, holds, as } = example;
  const owned = holds ? "The customer's only policy" : 'The policy';
  const records = [
    [holds ? 'only policy' : 'policy', owned, policy, base?.policy],
    ['customer', 'The customer', customer, base?.customer],
    ['link', 'The link', example.link ?? {}, base?.link],
  ] as const;
  if (example.hasOpenRequest && !base?.hasOpenRequest)
    add('open request', 'The policy has an open request of this type');
  for (const [kind, who, record, before] of records)
    for (const [name, value] of Object.entries(record as object))
      if (
        JSON.stringify(value) !== JSON.stringify((before as { [name: string]: unknown })?.[name])
      ) {
        const word = spaced(name).replace(/^policy /, '');
        const short = String(value).length > longestQuoted ? 'long' : value;
        if (value === '') add(`${kind} no ${word}`, `${who} has no ${word}`);
        else add(`${kind} ${word} ${short}`, `${who} has the ${word} ${asWord(value)}`);
      }
  if (base && as.policyNo !== base.as.policyNo && as.policyNo !== undefined)
    add(`policy ${as.policyNo}`, `The policy ${as.policyNo} is picked`);
  for (const [field, options] of Object.entries(example.lists ?? {}))
    if (JSON.stringify(options) !== JSON.stringify(base?.lists?.[field])) {
      const state =
        options === null
          ? 'cannot be loaded'
          : options.length === 0
            ? 'is empty'
            : 'is another one';
      add(
        `${lastOf(field)} list ${options === null ? 'failing' : options.length === 0 ? 'empty' : 'other'}`,
        `The list of "${spaced(lastOf(field))}" ${state}`,
      );
    }
  for (const [field, response] of Object.entries(example.lookedUp ?? {}))
    if (JSON.stringify(response) !== JSON.stringify(base?.lookedUp?.[field]))
      add(
        `${lastOf(field)} looked up`,
        `The look-up of "${spaced(lastOf(field))}" ${response === null ? 'finds nothing' : 'gives another answer'}`,
      );
  const loaded = base ? leavesChanged(example.loaded, base.loaded) : [];
  if (loaded.length > mostLoaded)
    add('other values loaded', `What is loaded has ${loaded.length} other values`);
  else
    for (const [at, value] of loaded)
      add(
        `loaded ${lastOf(at)}`,
        `What is loaded has ${value === undefined ? 'no' : 'another'} ${spaced(lastOf(at))}`,
      );
  for (const [i, { response }] of (example.steps ?? []).entries())
    if (JSON.stringify(response) !== JSON.stringify(base?.steps?.[i]?.response))
      for (const [at, value] of leavesChanged(response, {
        status: 'success',
        ticketnumber: 'SR00000001',
      }))
        add(
          `step ${i + 1} ${lastOf(at)} ${asText(value)}`,
          `The response to step ${i + 1} has ${value === undefined ? 'no' : 'the'} ${spaced(lastOf(at))}${value === undefined ? '' : ` ${asWord(value)}`}`,
        );
  return found;
}

/** The answers that differ, by what they are now; of a first example the choices. */
function answersChanged(
  definition: CompiledDefinition,
  { answers = {} }: Example,
  base: Example | undefined,
): Words[] {
  const isChoice = (value: unknown, at: Pointer) =>
    base !== undefined || describeValue(definition, at, value).is !== `is ${JSON.stringify(value)}`;
  return leavesChanged(answers, base?.answers)
    .filter(([at, value]) => isChoice(value, at) && !(base === undefined && isObject(value)))
    .map(([at, value]) => {
      const { is, word } = describeValue(definition, at, value);
      const title = titleOf(definition, at);
      return { name: `${title} ${word}`, about: `${title} ${is}` };
    });
}

/** The parts of a value that are not as they were; files and lists of another length as a whole. */
function leavesChanged(value: unknown, before: unknown): [Pointer, unknown][] {
  const found: [Pointer, unknown][] = [];
  const compare = (at: Pointer): void => {
    const [is, was] = [
      getAt({ v: value }, `/v${at}`),
      getAt({ v: before }, `/v${at}`),
    ] as unknown[];
    if (JSON.stringify(is) === JSON.stringify(was)) return;
    const isOpen = isObject(is) && !('size' in is) && (at === '' || isObject(was));
    const isList =
      Array.isArray(is) &&
      Array.isArray(was) &&
      is.length === was.length &&
      [...is, ...was].every(isObject);
    if (!isOpen && !isList) return void found.push([at, is]);
    const names = new Set([...Object.keys(is as object), ...Object.keys((was ?? {}) as object)]);
    for (const name of names) compare(`${at}/${name}`);
  };
  if (value !== undefined || before !== undefined) compare('');
  return found.filter(([at]) => at !== '');
}

const lastOf = (at: Pointer) => partsOf(at).at(-1) ?? at;
const asText = (value: unknown) =>
  isObject(value) || Array.isArray(value) ? 'other' : String(value ?? 'none');
const asWord = (value: unknown) => {
  if (typeof value !== 'string') return asText(value);
  const { length } = [...value];
  return length > longestQuoted ? `of ${length} characters` : JSON.stringify(value);
};

/** A longer text is described by its length. */
const longestQuoted = 30;

/** `policyStatus`, `policy_status` → `policy status` */
export const spaced = (name: string) =>
  name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `New PAN too long` → `new-pan-too-long` */
export function slug(text: string): string {
  const words = spaced(text.normalize('NFKD').replaceAll(/['’]/g, '')).match(/[a-z0-9]+/g) ?? [
    'example',
  ];
  let name = words[0]!;
  for (const word of words.slice(1)) if (name.length + word.length < 60) name += `-${word}`;
  return name.slice(0, 60);
}
