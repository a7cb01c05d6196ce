import { type Pointer, pointerOf, pointersOf, type Signature } from '#engine';
import { carriedAnswers } from '../shared/carriedAnswers';
import type { Check, CheckInput, Violation } from './check';

/** The properties of the call by which a party is asked; one of them has to have a value. */
const contacts = ['phone_number', 'email'];

/** The most seconds until an OTP can be sent again. */
const longestWait = 600;

export const signature: Check = {
  id: 'signature',
  *run(input) {
    const { signatures, draft, downloads = [] } = input.definition.request;
    for (const [i, one] of (signatures ?? []).entries())
      for (const { at, ...found } of violationsOf(input, one))
        yield { file: 'request', at: pointerOf('signatures', i) + at, ...found };
    if (signatures && !draft)
      yield {
        file: 'request',
        at: '/signatures',
        target: 'name',
        message:
          'A party signs the answers that are kept as a draft, so that without "draft" no OTP is ever sent. Add "draft".',
      };
    if (signatures) yield* uploads(input);
    if (signatures) yield* unsentEntries(input);
    for (const [i, { signed }] of downloads.entries())
      if (signed && !signatures?.length)
        yield {
          file: 'request',
          at: pointerOf('downloads', i, 'signed'),
          target: 'name',
          message:
            'There are no signatures, so this download is never offered. Remove "signed", or add "signatures".',
        };
  },
};

/** What is signed of an entry has to arrive with it. */
function* unsentEntries({ definition: { request }, fields }: CheckInput): Generator<Violation> {
  const raising = request.steps.find(({ raises }) => raises === 'ticket');
  const carried = carriedAnswers(raising?.send ?? {});
  for (const { at, schema } of fields) {
    const list = /^(.+)\/items\/[^/]+$/.exec(at)?.[1];
    const isSent = list === undefined || !carried.includes(`/answers${list}`);
    if (isSent || schema.readOnly || carried.includes(`/answers${at}`)) continue;
    yield {
      file: 'request',
      at: '/signatures',
      target: 'name',
      message: `"${at}" is signed with the other answers and not sent, so that those which arrive never are the signed ones. Send it in the step that raises the ticket.`,
    };
  }
}

/** A file is stored anew with each submit, so it is never the one that was signed. A piece of _shared has it for others. */
function* uploads({ fields }: CheckInput): Generator<Violation> {
  for (const { at, schema, place } of fields)
    if (schema.upload)
      yield {
        file: 'schema',
        at: place,
        target: 'name',
        message: `The answers are signed, and a file cannot be: "${at}" would never be the one that was signed. Remove it, or the signatures.`,
      };
}

function* violationsOf(
  { definition, fields }: CheckInput,
  { id, send, resendAfter }: Signature,
): Generator<Omit<Violation, 'file'>> {
  if (resendAfter > longestWait)
    yield {
      at: '/resendAfter',
      message: `resendAfter is in seconds, and nobody waits ${resendAfter} of them for another OTP; ${longestWait} is the most. ${resendAfter % 1000 === 0 && resendAfter / 1000 <= longestWait ? `Did you mean ${resendAfter / 1000}?` : 'Use a shorter time.'}`,
    };
  const { request } = definition;
  const purpose = send.otp_type;
  if (typeof purpose !== 'object' || !('const' in purpose))
    yield {
      at: `/send${'otp_type' in send ? '/otp_type' : ''}`,
      message: 'The OTP of a signature is recognised by its "otp_type". Make it a constant.',
    };
  else {
    const proving = Object.entries(request.proofs ?? {}).find(
      ([, proof]) =>
        !proof.holdsWhen && JSON.stringify(proof.send.otp_type) === JSON.stringify(purpose),
    );
    if (proving)
      yield {
        at: '/send/otp_type',
        message: `The proof of "${proving[0]}" has the same "otp_type", so that its OTP would count as a signature. Use another one.`,
      };
  }
  const { key } = definition;
  for (const [name, right] of [
    ['signature', id],
    ['request_type', key],
  ] as const) {
    const source = send[name];
    if (typeof source === 'object' && 'const' in source && source.const !== right)
      yield {
        at: `/send/${name}`,
        message: `"${name}" must be { "const": "${right}" }, ${name === 'signature' ? 'the id of this signature' : 'the key of this request type'}; otherwise the OTP is for another one. Correct it.`,
      };
  }
  const given = contacts.filter((name) => {
    const source = send[name];
    return (
      source !== undefined &&
      !(typeof source === 'object' && 'const' in source && source.const === '')
    );
  });
  if (given.length === 0)
    yield {
      at: '/send',
      message: `The OTP of a signature goes to ${contacts.map((name) => `"${name}"`).join(' or ')}, and neither has a value. Add one.`,
    };
  for (const name of given)
    for (const pointer of pointersOf(send[name]!))
      if (isTyped(fields, pointer))
        yield {
          at: `/send/${name}`,
          message: `The OTP of a signature goes to a contact of the records only, and the customer types "${pointer}". Read it from /customer or /loaded.`,
        };
}

const isTyped = (fields: CheckInput['fields'], pointer: Pointer) =>
  fields.some(({ at, schema }) => pointer === `/answers${at}` && !schema.readOnly);
