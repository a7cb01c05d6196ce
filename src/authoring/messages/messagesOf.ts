import {
  type Definition,
  describedFields,
  drawnSections,
  engineMessages,
  interpolate,
  messageFor,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
  uploadRules,
} from '#engine';
import { titleOf } from '../draft/describeValue';
import { branchesOf } from '../lint/values/branches';
import { rulesOf, withSoft } from '../lint/values/rule';
import type { MessagePart, ShownMessage } from './message';
import { requestMessages } from './requestMessages';
import { shownWhen } from './shownWhen';

/** Every field and every message of a form, in its place: before it opens, at each field, and with its submit. */
export function messagesOf(definition: Definition): MessagePart[] {
  const { schema, ui } = definition;
  const described = describedFields(schema);
  const fields = [...new Set(described.map(({ at }) => at))];
  const names = fields.filter((at) => !at.slice(1).includes('/')).map((at) => at.slice(1));
  const all = Object.fromEntries(names.map((name) => [name, {}]));
  const { before, after } = requestMessages(definition);
  const withoutValidators = { ...definition, validators: {} };
  const sections = drawnSections(withoutValidators, { properties: all });
  const parts = sections.map(({ id, title, step, fields: own }): MessagePart => ({
    id,
    title: title ?? step ?? ui['ui:title'] ?? definition.key,
    places: fields
      .filter((at) => own.includes(at.split('/')[1]!))
      .map((at) => {
        const when = shownWhen(withoutValidators, at);
        return {
          id: at,
          title: titleOf(definition, at),
          ...(when !== undefined && { shownWhen: when }),
          messages: fieldMessages(definition, at, described),
        };
      }),
  }));
  return [before, ...parts, after].filter(({ places }) => places.length > 0);
}

/** Each rule of a field once for each of its limits. */
function fieldMessages(
  definition: Definition,
  at: Pointer,
  described: ReturnType<typeof describedFields>,
): ShownMessage[] {
  const { ui, request } = definition;
  const own = described.filter((one) => one.at === at);
  const field = at.replaceAll(/\/items(?=\/|$)/g, '/0');
  const hasWords = uiAt(ui, field)['ui:messages'] !== undefined;
  if (uiAt(ui, field)['ui:widget'] === 'hidden' && !hasWords) return [];
  const found = new Map<string, ShownMessage>();
  const add = (rule: string, limit?: unknown) => {
    // What is typed in other signs than those of its format has words of its own.
    const values = ['format', 'pattern'].includes(rule)
      ? [undefined, '…']
      : [rule === 'usually' ? '…' : undefined];
    for (const value of values) {
      const text = messageFor(definition, { at: field, rule, limit, value });
      found.set(`${rule} ${text}`, { rule, text });
    }
  };
  if (own.some(({ isRequired }) => isRequired)) add('required');
  for (const { names, scope } of branchesOf(definition.schema).anyRequired)
    if (scope + pointerOf(names[0]!) === at) add('anyRequired', names);
  for (const { names, scope } of branchesOf(definition.schema).atMostOne)
    if (names.slice(1).some((name) => scope + pointerOf(name) === at)) add('atMostOne', names);
  for (const { schema } of own)
    for (const [{ keyword, value }, isSoft] of withSoft(rulesOf(schema, '')))
      for (const rule of isSoft ? ['usually'] : rulesShown(definition, keyword)) add(rule, value);
  if (at in (request.lists ?? {})) add('list');
  if (at in (request.choices ?? {})) add('choice');
  if (at in (request.lookUps ?? {})) add('lookUp');
  if (at in (request.proofs ?? {})) add('proof');
  // Those of widgets, which no keyword has.
  const known = new Set([...found.values()].map(({ rule }) => rule));
  for (const [rule, words] of Object.entries(uiAt(ui, field)['ui:messages'] ?? {}))
    if (!known.has(rule))
      for (const text of typeof words === 'string' ? [words] : Object.values(words))
        found.set(`${rule} ${text}`, {
          rule,
          text: interpolate(text, { label: titleOf(definition, at), value: '…' }),
        });
  return [...found.values()];
}

/** The rules that a keyword can be reported as; none for one that no answer of the form breaks. */
function rulesShown(definition: Definition, keyword: keyof Schema): string[] {
  const rules = Object.keys(engineMessages(definition).rules);
  if (keyword === 'upload') return ['upload', ...uploadRules];
  return keyword !== 'type' && keyword !== 'usually' && rules.includes(String(keyword))
    ? [String(keyword)]
    : [];
}
