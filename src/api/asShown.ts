import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { orNull, shownClientId, shownMoment, shownPolicyNumber } from './schemas';

const shownText = <K extends string>(kind: K, description: string) =>
  Type.Object({ kind: Type.Literal(kind), text: Type.String() }, { description });

const givenText = {
  text: Type.String({ description: 'As it was read; empty if it was not answered.' }),
  confirmed: Type.Optional(
    Type.String({
      description: 'What was asked about an unlikely answer. The customer said that it is right.',
    }),
  ),
};

const shownFile = Type.Object({
  size: Type.Integer({ description: 'In bytes.' }),
  sha256: Type.String({ description: 'Of the content, in hexadecimal digits.' }),
});

const given = { ...givenText, file: Type.Optional(shownFile) };

const listOf = <T extends TSchema>(answer: T) =>
  Type.Optional(
    Type.Array(Type.Object({ answers: Type.Array(answer) }), {
      description: 'Of a list, which has no text of its own.',
    }),
  );

// A list in a list in a list: deeper ones are refused by lint.
const inThirdList = Type.Object({ label: Type.String(), ...given });
const inSecondList = Type.Object({
  label: Type.String(),
  ...given,
  entries: listOf(inThirdList),
});
const inList = Type.Object({ label: Type.String(), ...given, entries: listOf(inSecondList) });

const shownAnswer = Type.Object({
  party: Type.Optional(
    Type.String({ description: 'Who answered, where several parties are asked.' }),
  ),
  ...given,
  entries: listOf(inList),
});

const shownQuestion = Type.Object({
  kind: Type.Literal('question'),
  label: Type.String(),
  help: Type.Optional(Type.String({ description: 'At the question.' })),
  notes: Type.Optional(
    Type.Array(Type.String(), { description: 'At the question, with the titles of its links.' }),
  ),
  choices: Type.Optional(
    Type.Array(Type.String(), { description: 'Out of which one was chosen.' }),
  ),
  fromRecords: Type.Optional(
    Type.Boolean({
      description:
        'A value of our records at the moment when the request was sent; it could only be read. Not of one that was worked out from answers.',
    }),
  ),
  answers: Type.Array(shownAnswer, { description: 'One for each party; otherwise a single one.' }),
});

/** A part of a form as the customer saw it. */
export const shownPart = Type.Union([
  shownText('heading', 'The title of a section.'),
  shownText('text', 'What stands by itself: a note, or a part of a declaration.'),
  shownText('help', 'What helps to fill in the form.'),
  shownQuestion,
  Type.Object({
    kind: Type.Literal('table'),
    parties: Type.Array(Type.String(), { description: 'A column for each.' }),
    questions: Type.Array(shownQuestion, {
      description: 'A row for each; one that a party was not asked has no answer of theirs.',
    }),
  }),
]);

/** What the customer was asked and answered when they raised a ticket. */
export const asShownRecord = Type.Object(
  {
    version: Type.Literal(1, { description: 'Of this shape.' }),
    ticketNumber: Type.String(),
    clientId: shownClientId,
    policyNumber: shownPolicyNumber,
    requestType: Type.String({ description: 'The key of the request type in the catalogue.' }),
    release: orNull(
      Type.Integer({
        description:
          'The release of the definitions that was shown; null where saved files are live at once.',
      }),
    ),
    language: Type.String({ description: 'In which it was shown: a BCP 47 tag.' }),
    sentAt: shownMoment,
    title: Type.String({ description: 'Of the form.' }),
    policy: Type.String({ description: 'As it stood in the list of policies.' }),
    parts: Type.Array(shownPart, { description: 'From top to bottom.' }),
    signatures: Type.Array(Type.Object({ party: Type.String(), text: Type.String() }), {
      description: 'Who confirmed the answers by a one-time password, when, and where it was sent.',
    }),
    reply: Type.String({ description: 'What the portal said when the request was sent.' }),
  },
  { title: 'A request as shown' },
);

export type AsShownRecord = Static<typeof asShownRecord>;
export type ShownPart = Static<typeof shownPart>;
export type ShownQuestion = Static<typeof shownQuestion>;
export type ShownAnswer = Static<typeof shownAnswer>;

/** A record that nobody can change unnoticed: its exact text, and the digest of that text. */
export const sealedRecord = Type.Object({
  text: Type.String({
    description:
      'The record as JSON, exactly as it was sealed. Keep this text: JSON that is written again has another digest.',
  }),
  sha256: Type.String({ description: 'The SHA-256 of the text in UTF-8, in hexadecimal digits.' }),
});

export type SealedRecord = Static<typeof sealedRecord>;
