import { type Definition, isObject, messageFor, type Pointer, parentOf, pointerOf } from '#engine';
import { mutated, type Mutant, type Operator } from '../mutant';
import { objectsIn } from '../places';
import { mutants, slip, type Slip } from './operator';
import { faultName } from './words/rules';
import { quoted } from './words/names';

/** One message in ui.json; `limit` where the field has the rule twice. */
interface Message {
  at: Pointer;
  field: Pointer;
  rule: string;
  limit?: string;
  text: string;
  /** How many messages are beside it. */
  holder: object;
}

/** Every message of a rule, with the field it belongs to. */
function* messagesIn({ ui }: Definition, keyword: string): Generator<Message> {
  for (const [field, part] of objectsIn(ui)) {
    const messages: unknown = part[keyword];
    if (!isObject(messages)) continue;
    for (const [rule, text] of Object.entries(messages)) {
      const at = field + pointerOf(keyword, rule);
      if (typeof text === 'string') yield { at, field, rule, text, holder: messages };
      else if (isObject(text))
        for (const [limit, one] of Object.entries(text))
          yield { at: at + pointerOf(limit), field, rule, limit, text: String(one), holder: text };
    }
  }
}

const faultOf = (definition: Definition, { field, rule, limit }: Message) =>
  faultName(definition, field, rule, limit);

function* changed(definition: Definition): Generator<Slip> {
  for (const message of messagesIn(definition, 'ui:messages'))
    yield slip(
      `the message for ${faultOf(definition, message)} read differently from ${quoted(message.text)}`,
      message.at,
      `${message.text}x`,
    );
}

function* dropped(definition: Definition): Generator<Slip> {
  for (const message of messagesIn(definition, 'ui:messages')) {
    const { at, field, rule, limit, holder } = message;
    const isOnly = limit !== undefined && Object.keys(holder).length === 1;
    const words = `there were no message of its own for ${faultOf(definition, message)}`;
    const dropping = slip(words, isOnly ? parentOf(at) : at);
    const told = { at: field, rule, ...(limit !== undefined && { limit }) };
    const without = mutated(definition, { file: 'ui', ...dropping } satisfies Mutant);
    // The engine's own message is not missed.
    if (messageFor(definition, told) !== messageFor(without, told)) yield dropping;
  }
}

function* dialogsChanged(definition: Definition): Generator<Slip> {
  for (const { at, field, rule, text, holder } of messagesIn(definition, 'ui:dialog')) {
    const fault = faultName(definition, field, rule);
    yield slip(
      `the dialog about ${fault} said something else than ${quoted(text)}`,
      at,
      `${text}x`,
    );
    yield slip(
      `there were no dialog about ${fault}`,
      Object.keys(holder).length > 1 ? at : parentOf(at),
    );
  }
}

function* toastsDropped(definition: Definition): Generator<Slip> {
  for (const [field, part] of objectsIn(definition.ui)) {
    const rules: unknown = part['ui:toast'];
    if (!Array.isArray(rules)) continue;
    for (const [i, rule] of (rules as string[]).entries())
      yield slip(
        `there were no toast about ${faultName(definition, field, rule)}`,
        `${field}/ui:toast${rules.length > 1 ? `/${i}` : ''}`,
      );
  }
}

export const uiMessageOperators: Operator[] = [
  {
    id: 'ui:message-changed',
    part: 'words',
    explains:
      'Changes the message of a rule. Only a rejected example that breaks just this rule tells what the customer reads.',
    mutantsOf: mutants('ui', changed),
  },
  {
    id: 'ui:message-dropped',
    part: 'words',
    explains:
      "Takes the own message of a rule away, so that the engine's is shown. Messages that say the same as the engine's are left alone.",
    mutantsOf: mutants('ui', dropped),
  },
  {
    id: 'ui:dialog-changed',
    part: 'drawing',
    explains: 'Changes what a dialog says about a broken rule, or takes the dialog away.',
    mutantsOf: mutants('ui', dialogsChanged),
  },
  {
    id: 'ui:toast-dropped',
    part: 'drawing',
    explains: 'Shows no toast where a rule is broken whose field may be out of sight.',
    mutantsOf: mutants('ui', toastsDropped),
  },
];
