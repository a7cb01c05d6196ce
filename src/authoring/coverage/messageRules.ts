import {
  comparesWith,
  type Definition,
  descriptionOf,
  engineMessages,
  interpolate,
  messageFor,
  type Pointer,
  placeholdersIn,
  pointerOf,
  refusalRules,
  type Ui,
  uiAt,
} from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Messages that a widget shows by itself, without the engine. */
const ofWidgets = ['verified', 'refused', 'otpRequired', 'otpFormat', 'noCamera'];

/** Each message that ui.json and request.json have for a problem or a refusal. */
export function messageRules(definition: Definition): Rule[] {
  return [
    ...formMessages(definition),
    ...fieldMessages(definition),
    ...requestMessages(definition),
  ];
}

/** The messages of the form as a whole. One with a placeholder never appears as it is written. */
function formMessages({ ui }: Definition): Rule[] {
  return Object.entries(ui['ui:messages'] ?? {}).flatMap(([rule, text]): Rule[] => {
    if (typeof text !== 'string' || placeholdersIn(text).length > 0) return [];
    return [
      {
        file: 'ui',
        at: `/ui:messages${pointerOf(rule)}`,
        events: [eventOf('message', text)],
        message: `No example shows "${text}". Add an example rejected-….json that does.`,
      },
    ];
  });
}

function fieldMessages(definition: Definition): Rule[] {
  return [...messagesIn(definition.ui)].flatMap(({ field, rule, texts }): Rule[] => {
    if (ofWidgets.includes(rule)) return [];
    const at = `${field}/ui:messages${pointerOf(rule)}`;
    const isHidden = uiAt(definition.ui, field)['ui:widget'] === 'hidden';
    const own: unknown = descriptionOf(definition.schema, field)?.[rule];
    const limits = typeof texts === 'string' ? [undefined] : Object.keys(texts);
    return limits.map((limit) => ({
      file: 'ui',
      at: limit === undefined ? at : at + pointerOf(limit),
      // Only the text tells which of several limits was broken; one with a number of the answers is another each time.
      // Only the text tells also what is broken at a field that is not shown: the form says it at another one.
      events:
        (limit === undefined && !isHidden) || saysNumber(rule, texts, limit)
          ? [eventOf(`problem ${field}`, rule)]
          : [
              eventOf(
                isHidden ? 'message' : `problem ${field} ${rule}`,
                messageFor(definition, { at: field, rule, limit: limit ?? own }),
              ),
            ],
      message: `No example shows the message for ${rule} of "${field}". Add an example rejected-….json that does.`,
    }));
  });
}

const saysNumber = (rule: string, texts: FieldMessage['texts'], limit?: string): boolean =>
  comparesWith(rule) === 'number' &&
  /\{(?:limit|total)\}/.test(typeof texts === 'string' ? texts : texts[limit!]!);

interface FieldMessage {
  field: Pointer;
  rule: string;
  texts: string | { [limit: string]: string };
}

function* messagesIn(ui: Ui, field = ''): Generator<FieldMessage> {
  if (field !== '')
    for (const [rule, texts] of Object.entries(ui['ui:messages'] ?? {}))
      yield { field, rule, texts };
  for (const [name, inner] of Object.entries(ui))
    if (!name.startsWith('ui:')) yield* messagesIn(inner as Ui, field + pointerOf(name));
}

/** Who is refused by an entry of `policies.allowed` or `blocked`. */
const reasons = {
  allowed: 'with a policy that is not allowed',
  blocked: 'of which this condition is true and no earlier one refuses',
};

/** The messages of request.json, and those of the engine that its rules show. */
function* requestMessages(definition: Definition): Generator<Rule> {
  const { policies, openRequestCheck, load = [], signatures = [], submitWhen } = definition.request;
  const { policy, rules } = engineMessages(definition);
  const shown = (at: Pointer, event: CoverageEvent, text: string, example: string): Rule => ({
    file: 'request',
    at,
    events: [event],
    message: `No example shows ${text}. Add ${example}.`,
  });
  const refused = (at: Pointer, text: string, example: string): Rule =>
    shown(
      at,
      eventOf('refusal', text),
      `the refusal "${text}"`,
      `an example refused-….json ${example}`,
    );
  yield shown(
    '/policies',
    eventOf('problem /policy', 'required'),
    `"${policy.required}"`,
    'an example rejected-….json without a policy',
  );
  yield refused('/policies/none', policies.none, 'of a customer without an eligible policy');
  yield refused('/policies/where', policy['not-eligible'], 'with a policy that is not eligible');
  if (openRequestCheck)
    yield refused('/openRequestCheck', policy['open-request'], 'with "hasOpenRequest": true');
  for (const { at, gate, message } of refusalRules(definition.request))
    yield shown(
      at,
      eventOf(`refusal ${at}`, 'shown'),
      `the refusal "${message}"`,
      `an example refused-….json ${reasons[gate]}`,
    );
  for (const [i, { none }] of load.entries())
    if (none !== undefined)
      yield shown(
        `/load/${i}/none`,
        eventOf('notice', none),
        `"${none}"`,
        'an example whose customer has no such record',
      );
  if (submitWhen)
    yield shown(
      '/submitWhen/message',
      eventOf('notice', submitWhen.message),
      `"${submitWhen.message}"`,
      'an example rejected-….json that cannot be submitted yet',
    );
  for (const [i, { title }] of signatures.entries()) {
    const text = interpolate(rules.signature, { label: title });
    yield shown(
      `/signatures/${i}`,
      eventOf('problem  signature', text),
      `"${text}"`,
      'an example rejected-….json without that signature',
    );
  }
}
