import {
  type Definition,
  interpolate,
  type Pointer,
  pointerOf,
  type Ui,
  messageFor,
  engineMessages,
} from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Words that a widget says by itself, before anybody asks the engine. */
const saidByWidgets = ['verified', 'otpRequired', 'otpFormat'];

/** Each sentence that ui.json and request.json have for a problem or a refusal: once shown. */
export function messageRules(definition: Definition): Rule[] {
  return [...formMessages(definition), ...fieldMessages(definition), ...refusals(definition)];
}

/** Words of the form as a whole stand in for those of any field; with a gap in them they are never the same. */
function formMessages({ ui }: Definition): Rule[] {
  return Object.entries(ui['ui:messages'] ?? {}).flatMap(([rule, words]): Rule[] => {
    if (typeof words !== 'string' || /\{\w+\}/.test(words)) return [];
    return [
      {
        part: 'ui',
        at: `/ui:messages${pointerOf(rule)}`,
        events: [eventOf('words', words)],
        message: `"${words}" was never shown. Add an example rejected-….json that shows it.`,
      },
    ];
  });
}

function fieldMessages(definition: Definition): Rule[] {
  return [...messagesIn(definition.ui)].flatMap(({ field, rule, words }): Rule[] => {
    if (saidByWidgets.includes(rule)) return [];
    const at = `${field}/ui:messages${pointerOf(rule)}`;
    const limits = typeof words === 'string' ? [undefined] : Object.keys(words);
    return limits.map((limit) => ({
      part: 'ui',
      at: limit === undefined ? at : at + pointerOf(limit),
      // Without a gap in them the words are told apart by themselves; with one the rule tells enough.
      events:
        limit === undefined
          ? [eventOf(`problem ${field}`, rule)]
          : [
              eventOf(
                `problem ${field} ${rule}`,
                messageFor(definition, { at: field, rule, limit }),
              ),
            ],
      message: `The words for ${rule} of "${field}" were never shown. Add an example rejected-….json that shows them.`,
    }));
  });
}

interface Message {
  field: Pointer;
  rule: string;
  words: string | { [limit: string]: string };
}

/** The messages of fields. */
function* messagesIn(ui: Ui, field = ''): Generator<Message> {
  if (field !== '')
    for (const [rule, words] of Object.entries(ui['ui:messages'] ?? {}))
      yield { field, rule, words };
  for (const [name, part] of Object.entries(ui))
    if (!name.startsWith('ui:')) yield* messagesIn(part as Ui, field + pointerOf(name));
}

const shown = (at: Pointer, event: CoverageEvent, words: string, hint: string): Rule => ({
  part: 'request',
  at,
  events: [event],
  message: `"${words}" was never shown. Add ${hint}.`,
});

function refusals(definition: Definition): Rule[] {
  const { policies, openRequestCheck, load = [], submitWhen } = definition.request;
  const { policy, rules } = engineMessages(definition);
  const refused = (at: Pointer, words: string, when: string): Rule => ({
    part: 'request',
    at,
    events: [eventOf('refusal', words)],
    message: `The refusal "${words}" was never shown. Add an example refused-….json ${when}.`,
  });
  return [
    {
      part: 'request',
      at: '/policies',
      events: [eventOf('problem /policy', 'required')],
      message: `"${policy.required}" was never shown. Add an example rejected-….json without a policy.`,
    },
    refused(
      '/policies/none',
      policies.none,
      'of a customer whose policies all are out of the question',
    ),
    refused('/policies/where', policy['not-eligible'], 'with a policy that does not meet it'),
    ...(openRequestCheck
      ? [refused('/openRequestCheck', policy['open-request'], 'with "hasOpenRequest": true')]
      : []),
    ...(policies.allowed
      ? [refused('/policies/allowed', policies.allowed.message, 'with a policy that may not go on')]
      : []),
    ...load.flatMap(({ none }, i) =>
      none === undefined
        ? []
        : [
            shown(
              `/load/${i}/none`,
              eventOf('notice', none),
              none,
              'an example whose customer has nothing there',
            ),
          ],
    ),
    ...(submitWhen
      ? [
          shown(
            '/submitWhen/message',
            eventOf('notice', submitWhen.message),
            submitWhen.message,
            'an example rejected-….json that may not be submitted yet',
          ),
        ]
      : []),
    ...(definition.request.signatures ?? []).map(({ title }, i) => {
      const words = interpolate(rules.signature, { label: title });
      return shown(
        `/signatures/${i}`,
        eventOf('problem  signature', words),
        words,
        'an example rejected-….json without that signature',
      );
    }),
  ];
}
