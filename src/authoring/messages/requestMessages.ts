import { type Definition, engineMessages } from '#engine';
import type { MessagePart, MessagePlace } from './message';

/** The messages of a request as a whole: before its form opens, and with its submit. */
export function requestMessages(definition: Definition): {
  before: MessagePart;
  after: MessagePart;
} {
  const { policies, blocked, openRequestCheck, openRequestNotice, load = [] } = definition.request;
  const { signatures = [], submitWhen, steps, success } = definition.request;
  const { policy, received, failed } = engineMessages(definition);
  const place = (id: string, texts: { [rule: string]: string | undefined }): MessagePlace => ({
    id,
    title: id,
    messages: Object.entries(texts).flatMap(([rule, text]) =>
      text === undefined ? [] : [{ rule, text }],
    ),
  });
  const before = {
    title: 'before',
    places: [
      place('policy', {
        'no-policy': policies.none,
        required: policy.required,
        'not-eligible': policy['not-eligible'],
        'not-allowed': policies.allowed?.message,
        blocked: blocked?.message,
        ...(openRequestCheck !== false && { 'open-request': policy['open-request'] }),
        notice: openRequestNotice?.message,
      }),
      ...load.map(({ call, none }) => place(call, { none })),
    ],
  };
  const after = {
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
