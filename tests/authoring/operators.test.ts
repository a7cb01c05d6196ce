import { describe, expect, it } from 'vitest';
import type { Definition, Schema } from '../../src/engine';
import { type Mutant, mutated } from '../../src/authoring/mutate/mutant';
import { operators } from '../../src/authoring/mutate/operators';
import { definitionOf, keysOf, projectFiles } from '../files';

/** A condition over answers, as request.json has it. */
const answers = (properties: Schema): Schema => ({
  properties: { answers: { properties, required: Object.keys(properties) } },
  required: ['answers'],
});

/** What no request type of the project uses. */
const parcel: Definition = {
  key: 'parcel',
  schema: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['letter', 'box', 'tube'] },
      reason: { type: 'string', enum: ['lost', 'torn'] },
      weight: { type: 'number', minimum: 0.5, multipleOf: 0.5 },
      terms: { type: 'boolean', const: true },
      label: {
        type: 'string',
        maxLength: 9,
        pattern: '^[A-Z]-\\d$',
        examples: ['A-1'],
        proof: 'label',
      },
      sender: { type: 'string', maxLength: 60 },
      receiver: { type: 'string', maxLength: 60, nullable: true },
      sent_on: { type: 'string', format: 'date', maxLength: 10, before: 'today' },
      received_on: { type: 'string', format: 'date', maxLength: 10, notBefore: '/sent_on' },
    },
    required: ['kind'],
    anyRequired: ['sender', 'receiver', 'label'],
    atMostOne: ['sender', 'receiver', 'label'],
    allOf: [
      {
        if: { properties: { weight: { not: { minimum: 2 } } }, required: ['weight'] },
        then: { properties: { label: { minLength: 3 } } },
      },
      {
        if: {
          properties: { kind: { enum: ['letter', 'box'] }, reason: { const: 'lost' } },
          required: ['kind', 'reason'],
        },
        then: {
          properties: { sender: { minLength: 3 }, lost_on: { type: 'string', maxLength: 10 } },
          required: ['kind', 'lost_on'],
        },
      },
    ],
  },
  ui: {
    'ui:title': 'Parcel',
    kind: { 'ui:title': 'Kind of parcel*', 'ui:enumNames': ['A letter', 'A box', 'A tube'] },
    reason: { 'ui:title': 'Reason', 'ui:enumNames': ['It is lost', 'It is torn'] },
    weight: { 'ui:title': 'Weight', 'ui:help': 'Of {/answers/kind|the parcel}.' },
    label: { 'ui:title': 'Label', 'ui:verify': 'Check the label' },
    sender: {
      'ui:title': 'Sender',
      'ui:messages': { required: 'Please enter Sender' },
      'ui:mask': { last: 4 },
    },
    receiver: { 'ui:title': 'Receiver', 'ui:messages': { maxLength: 'Too long' } },
    sent_on: { 'ui:title': 'Sent on' },
    received_on: { 'ui:title': 'Received on' },
    lost_on: { 'ui:title': 'Lost on' },
  },
  request: {
    subType: { name: 'parcel' },
    policies: {
      where: {
        properties: { policyStatus: { enum: ['LAPSED', 'MATURED'] } },
        required: ['policyStatus'],
      },
      none: 'No policies found',
      allowed: [
        { where: { required: ['planType'] }, message: 'Not for this plan' },
        { where: { required: ['planId'] }, message: 'Nor for this one' },
      ],
    },
    blocked: {
      when: { properties: { loaded: { properties: { one: { const: '' } } } } },
      message: 'Not now',
      next: { title: 'Pay', opens: 'premium-payment' },
    },
    choices: {
      '/kind': {
        tube: { when: { properties: { policy: { properties: { planType: { const: 'TERM' } } } } } },
      },
    },
    openRequestCheck: false,
    prefill: {
      '/sender': { from: '/customer/fullName', or: 'Nobody' },
      '/receiver': { by: '/policy/planType', of: { ULIP: '/loaded/one', TERM: '/loaded/two' } },
      '/weight': {
        find: { in: '/loaded/list', by: 'kind', is: '/policy/planId' },
        take: '/weight',
      },
    },
    downloads: [
      {
        title: 'Label',
        call: 'POST label/',
        fileName: 'Label.pdf',
        send: {
          name: {
            by: '/answers/kind',
            of: { letter: '/answers/sender', box: '/answers/receiver' },
          },
          age: { compute: 'yearsBetween', of: ['/customer/dateOfBirth', '/today'] },
          due: { compute: 'daysAfter', of: ['/answers/sent_on', { const: 3 }] },
          part: { find: { in: '/loaded/list', by: 'kind', is: '/answers/kind' }, take: '/size' },
        },
      },
    ],
    renamed: { '/from': '/sender' },
    proofs: {
      '/label': {
        call: 'POST label-check/',
        send: { label: '/answers/label' },
        holdsWhen: { properties: { isKnown: { const: true } } },
        messageFrom: '/message',
      },
    },
    steps: [
      {
        id: 'raise',
        call: 'POST parcel/',
        raises: 'ticket',
        when: answers({ sent_on: { before: 'today' }, reason: { not: { enum: ['torn'] } } }),
        send: {
          names: { compute: 'joinedBySpaces', of: ['/answers/sender', '/answers/receiver'] },
          sender: '/answers/sender',
          receiver: '/answers/receiver',
          same: '/answers/sender',
          again: '/answers/sender',
        },
      },
    ],
    withdraw: { days: 7, message: 'It is not sent.' },
    success: { message: 'Thank you' },
  },
};

const definitions = [parcel, ...keysOf(projectFiles).map((key) => definitionOf(key))];
const mutantsOf = (definition: Definition) =>
  operators.flatMap((operator) =>
    [...operator.mutantsOf(definition)].map((mutant) => ({ operator: operator.id, ...mutant })),
  );
const slipsOf = (id: string, definition: Definition = parcel) =>
  mutantsOf(definition).flatMap(({ operator, slip }) => (operator === id ? [slip] : []));

/** Every object in both of two values, at the same place, that no edit leads through. */
function untouched(one: any, other: any, edits: Mutant['edits'], at = ''): boolean {
  const isTouched = edits.some((edit) => edit.at === at || edit.at.startsWith(`${at}/`));
  if (!isTouched) return one === other;
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return true;
  if (edits.some((edit) => edit.at === at)) return true;
  return Object.keys(one).every(
    (name) =>
      other[name] === undefined ||
      untouched(
        one[name],
        other[name],
        edits,
        `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      ),
  );
}

describe('the list of operators', () => {
  it('names each once, by its file and what happens, and explains it in sentences', () => {
    const ids = operators.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^(schema|ui|request):[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(
      operators.filter(({ explains }) => !/^[A-Z].{20,}\.$/.test(explains)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('has none that never finds anything to change', () => {
    const used = new Set(definitions.flatMap(mutantsOf).map(({ operator }) => operator));
    expect(operators.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe.each(definitions.map((definition) => [definition.key, definition] as const))(
  'the mutants of %s',
  (_key, definition) => {
    const mutants = mutantsOf(definition);

    it('differ from it in one file, and from each other', () => {
      const texts = mutants.map((mutant) => {
        const other = mutated(definition, mutant);
        const { schema, ui, request } = other;
        for (const file of ['schema', 'ui', 'request'] as const)
          expect(other[file] === definition[file], mutant.slip).toBe(file !== mutant.file);
        return JSON.stringify({ schema, ui, request }[mutant.file]);
      });
      const originals = [definition.schema, definition.ui, definition.request];
      expect(originals.filter((one) => texts.includes(JSON.stringify(one)))).toEqual([]);
      expect(new Set(mutants.map(({ file }, i) => file + texts[i])).size).toBe(mutants.length);
    });

    it('keep what they do not touch the same objects', () => {
      const copied = mutants.filter(
        ({ file, edits, ...mutant }) =>
          !untouched(
            definition[file],
            mutated(definition, { file, edits, ...mutant })[file],
            edits,
          ),
      );
      expect(copied.map(({ slip }) => slip)).toEqual([]);
    });

    it('are told in clauses that follow "If", without pointers', () => {
      const flaws =
        /undefined|\[object|NaN| {2}|^\s|\s$|\.$|^[A-Z][a-z]|(?<=[\s"])\/(answers|policy|loaded|properties)\b|~1/;
      expect(mutants.filter(({ slip }) => flaws.test(slip)).map(({ slip }) => slip)).toEqual([]);
      const verbs =
        'were had could took need did asked said came gave filled left raised stood led called searched changed counted stayed told began stopped started looked kept went compared read could';
      const verb = new RegExp(`\\b(${verbs.replaceAll(' ', '|')})\\b`);
      expect(
        mutants
          .filter(({ slip }) => !verb.test(slip.replaceAll(/"[^"]*"/g, '')))
          .map(({ slip }) => slip),
      ).toEqual([]);
    });

    it('are the same ones each time', () => {
      expect(mutantsOf(definition)).toEqual(mutants);
    });
  },
);

describe('a slip', () => {
  it.each([
    ['schema:limit-raised', 'the least "Weight" were 0.6 and not 0.5'],
    ['schema:limit-lowered', 'the longest "Sender" were 59 characters and not 60'],
    ['schema:rule-dropped', 'nothing asked that "Received on" is not before "Sent on"'],
    ['schema:date-edge', '"Sent on" took a date that is today'],
    ['schema:date-edge', '"Received on" did not take the same day as "Sent on"'],
    [
      'schema:comparison-elsewhere',
      '"Sent on" were compared with "Received on" and not with today',
    ],
    [
      'schema:alternative-dropped',
      'an answer to "Sender" were not enough: one of "Receiver" and "Label" had to be there',
    ],
    ['schema:rule-dropped', 'has an answer to at most one of "Sender", "Receiver" and "Label"'],
    ['schema:exclusive-dropped', '"Sender" could be answered beside one of "Receiver" and "Label"'],
    ['schema:choice-dropped', '"Kind of parcel" had no choice "A tube"'],
    [
      'schema:choice-changed',
      'the choice "A box" of "Kind of parcel" stood for "boxX" and not for "box"',
    ],
    [
      'schema:required-dropped',
      '"Lost on" need not be answered where "Kind of parcel" is "A letter" or "A box" and "Reason" is "It is lost"',
    ],
    [
      'schema:condition-value-changed',
      'the condition that shows "Lost on" asked that "Reason" is "It is torn" and not "It is lost"',
    ],
    [
      'schema:condition-choice-added',
      'the condition that shows "Lost on" were met where "Kind of parcel" is "A tube", too',
    ],
    [
      'request:condition-date-edge',
      'the condition for the step "raise" asked that "Sent on" is not after today, and not that it is before today',
    ],
    ['request:status-dropped', 'LAPSED policies could not ask'],
    ['request:status-added', 'PAID-UP policies could ask, too'],
    [
      'request:map-swapped',
      'the values of "sender" and "receiver" in the payload of the step "raise" changed places',
    ],
    [
      'request:outer-map-choices-swapped',
      '"name" in the payload of the download "Label" were "Receiver" where "Kind of parcel" is "A letter", and "Sender" where it is "A box"',
    ],
    [
      'request:prefill-fallback-changed',
      'the first value of "Sender" were "NobodyX" and not "Nobody" where there is no other value',
    ],
    [
      'request:renamed-changed',
      'a saved answer to the former field "from" were lost and not kept for "Sender"',
    ],
    ['ui:value-unsaid', 'the text "Of {/answers/kind|the parcel}." did not say "Kind of parcel"'],
    ['ui:flag-dropped', 'all of "Sender" could be read and not only a part'],
    ['ui:mask-changed', '"Sender" could be read with 5 characters at its end and not with 4'],
    [
      'ui:message-changed',
      'the message for too long a text in "Receiver" read differently from "Too long"',
    ],
  ])('is told in the words of the form: %s', (id, slip) => {
    expect(slipsOf(id).join('\n')).toContain(slip);
  });

  it('in a list names the list, and in a table of parties the party', () => {
    expect(slipsOf('schema:limit-lowered', definitionOf('nominee'))).toContain(
      'the greatest "Share in percent" in "Nominees" were 99 and not 100',
    );
    expect(slipsOf('schema:usual-limit-raised', definitionOf('revival_application'))).toContain(
      'the usual least "1.a Height: feet (Insured)" were 4 and not 3',
    );
  });
});

describe('no slip is made', () => {
  it('by a swap of two equal values', () => {
    const values = slipsOf('request:map-swapped').filter((slip) => slip.includes('"again"'));
    expect(values).toEqual([]);
  });

  it('by what a schema around it requires anyway', () => {
    const kind = slipsOf('schema:required-dropped').filter((slip) => slip.startsWith('"Kind'));
    expect(kind).toEqual(['"Kind of parcel" need not be answered']);
  });

  it("by a message that is the engine's", () => {
    expect(slipsOf('ui:message-dropped')).toEqual([
      'there were no message of its own for too long a text in "Receiver"',
    ]);
  });

  it('by what a condition requires and is always there', () => {
    expect(slipsOf('request:condition-required-dropped')).toEqual([
      'the condition for the step "raise" could be met without "Sent on"',
      'the condition for the step "raise" could be met without "Reason"',
    ]);
  });

  it('by an empty condition where the test around it can be dropped', () => {
    const reason = slipsOf('request:condition-test-dropped').filter((slip) =>
      slip.includes('"Reason"'),
    );
    expect(reason).toHaveLength(1);
  });
});
