import { type Definition, engineMessages, refusalRules } from '#engine';
import type { MessagePart, MessagePlace, ShownMessage } from './message';

/** The messages of a request as a whole: before its form opens, and with its submit. */
export function requestMessages(definition: Definition): {
  before: MessagePart;
  after: MessagePart;
} {
  const { policies, openRequestCheck, openRequestNotice, load = [] } = definition.request;
  const { signatures = [], submitWhen, steps, success } = definition.request;
  const { policy, received, failed } = engineMessages(definition);
  const place = (id: string, texts: Texts): MessagePlace => ({
    id,
    title: id,
    messages: shown(texts),
  });
  const before = {
    id: 'before',
    title: 'before',
    places: [
      {
        id: 'policy',
        title: 'policy',
        messages: [
          ...shown({
            'no-policy': policies.none,
            required: policy.required,
            'not-eligible': policy['not-eligible'],
          }),
          ...refusalRules(definition.request).map(({ gate, message, next }): ShownMessage => ({
            rule: gate === 'allowed' ? 'not-allowed' : 'blocked',
            text: message,
            ...(next && { next }),
          })),
          ...shown({
            'open-request': openRequestCheck === false ? undefined : policy['open-request'],
            notice: openRequestNotice?.message,
          }),
        ],
      },
      ...load.map(({ call, none }) => place(call, { none })),
    ],
  };
  const after = {
    id: 'after',
    title: 'after',
    places: [
      place('submit', { submitWhen: submitWhen?.message }),
      ...signatures.map(({ title }) => place(title, { signature: title })),
      ...steps.map(({ call, pause }) =>
        place(call, {
          note: pause?.choices?.note,
          goOn: pause?.choices?.goOn,
          change: pause?.choices?.change,
        }),
      ),
      place('end', { success: success.message, received, failed }),
    ],
  };
  return { before, after };
}

interface Texts {
  [rule: string]: string | undefined;
}

const shown = (texts: Texts): ShownMessage[] =>
  Object.entries(texts).flatMap(([rule, text]) => (text === undefined ? [] : [{ rule, text }]));
