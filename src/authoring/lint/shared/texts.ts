import {
  type Definition,
  type Each,
  getAt,
  isEach,
  isGroup,
  keywords,
  ownRequestTextPaths,
  ownUiTextPaths,
  partsOf,
  type Pointer,
  pointerOf,
  requestTextPaths,
  uiTextPaths,
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
  /** Whether it can name values of the document: `{/policy/policyNo}`. */
  takesValues: boolean;
}

/** Every text of a definition that a customer reads, and what is filled in there. */
export function* textsOf(input: CheckInput): Generator<Text> {
  const { ui, request } = input.definition;
  for (const [at, text] of valuesIn(ui, '', notTexts)) {
    if (typeof text !== 'string') continue;
    const placeholders = [...placeholdersAt(input, at), ...insurerNames];
    const takesValues = isAmong(valueTexts, at.replace(/^\/(.*?\/)?(?=ui:)/, ''));
    yield { file: 'ui', at, text, placeholders, takesValues };
  }
  for (const path of requestTexts)
    for (const at of pointersTo(request, path.split('/'))) {
      const text: unknown = getAt(request, at);
      if (typeof text !== 'string') continue;
      const placeholders = ownNames[path]?.(input.definition, partsOf(at)) ?? [];
      yield { file: 'request', at, text, placeholders, takesValues: path !== 'subType/name' };
    }
}

const valueTexts = [...uiTextPaths, ...ownUiTextPaths].map((path) => path.split('/'));
const requestTexts = ['subType/name', ...requestTextPaths, ...ownRequestTextPaths];

const isAmong = (paths: string[][], at: string): boolean => {
  const parts = at.split('/');
  return paths.some(
    (path) =>
      path.length === parts.length && path.every((name, i) => name === '*' || name === parts[i]),
  );
};

/** Properties of ui.json whose values are no texts. */
const notTexts = 'ui:widget ui:autocomplete ui:policy ui:toast fields layout editing $schema'.split(
  ' ',
);

/** The facts about the insurer that every text of ui.json can name. */
const insurerNames =
  'careContact tollFreeNumber brandName brandWord customerServiceNumber headerHours menuHours'.split(
    ' ',
  );

type Placeholders = (definition: Definition, parts: readonly string[]) => string[];

/** The properties of the response to the step that raises the ticket. */
export const namesOfSuccess = ['ticketnumber', 'message', 'status'];

/** The placeholders of its own that a text of request.json has, by its path. */
const ownNames: { [path: string]: Placeholders } = {
  'openRequestNotice/message': () => ['ticketnumber'],
  'steps/*/save/as': ({ request }, [, i]) => payloadNames(request.steps[Number(i)]!.send),
  'success/message': () => namesOfSuccess,
};

const payloadNames = (send: ValueMap | Each): string[] =>
  isEach(send) ? [] : Object.keys(send).map((name) => partsOf(`/${name}`.replace('//', '/'))[0]!);

/** The placeholders of the messages of a rule, and of the texts of an entry. */
function placeholdersAt({ fields }: CheckInput, at: Pointer): string[] {
  const [, rule] = /\/ui:messages\/([^/]+)/.exec(at) ?? [];
  if (rule !== undefined) return placeholdersOf(rule);
  const [, list] = /^(.*)\/ui:entries\/(?:name|facts)/.exec(at) ?? [];
  const items = list === undefined ? undefined : `${list}/items/`;
  if (items === undefined) return [];
  // A group has no text of its own, and its fields no name of one word.
  const named = fields.flatMap(({ at: field, schema }) =>
    field.startsWith(items) && !isGroup(schema) ? [field.slice(items.length)] : [],
  );
  return [...new Set(named)].filter((name) => !name.includes('/'));
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
  if (rule === 'anyRequired' || rule === 'atMostOne') return ['label', 'fields'];
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
