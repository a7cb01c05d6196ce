import {
  type Definition,
  type Each,
  fieldOf,
  getAt,
  isEach,
  keywords,
  partsOf,
  type Pointer,
  pointerOf,
  uploadRules,
  type ValueMap,
} from '#engine';
import { valuesIn } from '../../walk';
import type { CheckInput } from '../checks/check';

/** A text that a customer reads. */
export interface Text {
  file: 'ui' | 'request';
  at: Pointer;
  text: string;
  /** The placeholders that are filled in. */
  placeholders: string[];
}

/** Every text of a definition that a customer reads, and what is filled in there. */
export function* textsOf(input: CheckInput): Generator<Text> {
  const { ui, request } = input.definition;
  for (const [at, text] of valuesIn(ui, '', notTexts))
    if (typeof text === 'string')
      yield { file: 'ui', at, text, placeholders: [...placeholdersAt(input, at), ...insurerNames] };
  for (const [path, placeholders] of requestTexts)
    for (const at of pointersTo(request, partsOf(path))) {
      const text: unknown = getAt(request, at);
      if (typeof text === 'string')
        yield {
          file: 'request',
          at,
          text,
          placeholders: placeholders?.(input.definition, partsOf(at)) ?? [],
        };
    }
}

/** Properties of ui.json whose values are no texts. */
const notTexts =
  'ui:widget ui:autocomplete ui:policy ui:toast fields layout editing href $schema'.split(' ');

/** The facts about the insurer that every text of ui.json can name. */
const insurerNames =
  'careContact tollFreeNumber brandName brandWord customerServiceNumber headerHours menuHours'.split(
    ' ',
  );

type Placeholders = (definition: Definition, parts: string[]) => string[];

/** The properties of the response to the step that raises the ticket. */
export const namesOfSuccess = ['ticketnumber', 'message', 'status'];

/** Where request.json has texts; `*` stands for any index. */
const requestTexts: [path: string, placeholders?: Placeholders][] = [
  ['/subType/name'],
  ['/policies/none'],
  ['/policies/allowed/message'],
  ['/blocked/message', ({ request }) => loadedNames(request.load)],
  ['/load/*/none'],
  ['/openRequestNotice/message', () => ['ticketnumber']],
  ['/openRequestNotice/note'],
  ['/openRequestNotice/goOn'],
  ['/openRequestNotice/change'],
  ['/submitWhen/message'],
  ['/asides/*/title'],
  ['/asides/*/message'],
  ['/downloads/*/title'],
  ['/downloads/*/fileName'],
  ['/signatures/*/title'],
  ['/steps/*/title'],
  ['/steps/*/pause/choices/note'],
  ['/steps/*/pause/choices/goOn'],
  ['/steps/*/pause/choices/change'],
  ['/steps/*/save/as', ({ request }, [, i]) => payloadNames(request.steps[Number(i)]!.send)],
  ['/success/message', () => namesOfSuccess],
];

const loadedNames = (load: { keep: object }[] = []): string[] =>
  load.flatMap(({ keep }) => Object.keys(keep).map(fieldOf));

const payloadNames = (send: ValueMap | Each): string[] =>
  isEach(send) ? [] : Object.keys(send).map((name) => partsOf(`/${name}`.replace('//', '/'))[0]!);

/** The placeholders of the messages of a rule, and of the texts of an entry. */
function placeholdersAt({ pointers }: CheckInput, at: Pointer): string[] {
  const [, rule] = /\/ui:messages\/([^/]+)/.exec(at) ?? [];
  if (rule !== undefined) return placeholdersOf(rule);
  const [, list] = /^(.*)\/ui:entries\/(?:name|facts)/.exec(at) ?? [];
  const items = list === undefined ? undefined : `${list}/items/`;
  return pointers.flatMap((field) =>
    items !== undefined && field.startsWith(items) ? [field.slice(items.length)] : [],
  );
}

/** The keywords of JSON Schema whose error has their value as its limit. */
const limited = `
  const exclusiveMaximum exclusiveMinimum format maximum maxItems maxLength minimum minItems minLength multipleOf pattern
`
  .trim()
  .split(/\s+/);

/** The placeholders that `messageFor` always fills in a message of this rule. */
function placeholdersOf(rule: string): string[] {
  const keyword = keywords.find(
    ({ name }) => name === (uploadRules.includes(rule) ? 'upload' : rule),
  );
  if (keyword?.isSoft) return ['label', 'value'];
  if (keyword?.metaSchema.type === 'object')
    return [
      'label',
      ...keyword.metaSchema.required,
      ...(keyword.name === 'upload' ? ['size'] : []),
    ];
  return keyword?.validate || limited.includes(rule) ? ['label', 'limit'] : ['label'];
}

/** The pointers to everything at a path with `*` for any index. */
function pointersTo(value: unknown, [name, ...rest]: string[], at: Pointer = ''): Pointer[] {
  if (name === undefined) return [at];
  const names = name === '*' ? Object.keys(getAt(value, '') ?? {}) : [name];
  return names.flatMap((one) =>
    pointersTo(getAt(value, pointerOf(one)), rest, at + pointerOf(one)),
  );
}
