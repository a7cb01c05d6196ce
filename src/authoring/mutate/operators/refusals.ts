import { type Definition, getAt, refusalRules } from '#engine';
import type { Operator } from '../mutant';
import { conditionPlaces } from '../places';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { testsOf } from './words/keywords';
import { quoted } from './words/names';

const words = {
  allowed: 'any policy that is offered could go on and not only where',
  blocked: 'the request were not blocked where',
};

function* dropped(definition: Definition): Generator<Slip> {
  const places = conditionPlaces(definition, 'request');
  for (const { gate, at, conditionAt } of refusalRules(definition.request)) {
    const place = places.find((one) => one.at === conditionAt);
    if (place) yield slip(`${words[gate]} ${testsOf(definition, place)}`, at);
  }
}

function* swapped({ request }: Definition): Generator<Slip> {
  for (const [one, other] of pairsOf(refusalRules(request)))
    if (one.gate === other.gate)
      yield swap(
        `who is refused with both ${quoted(one.message)} and ${quoted(other.message)} read the second and not the first`,
        { at: one.at, value: getAt(request, one.at) },
        { at: other.at, value: getAt(request, other.at) },
      );
}

const nouns = {
  allowed: 'the message for a policy that may not go on',
  blocked: 'the message of a blocked request',
};

function* wordsChanged({ request }: Definition): Generator<Slip> {
  for (const { gate, at, message } of refusalRules(request))
    yield slip(
      `${nouns[gate]} read differently from ${quoted(message)}`,
      `${at}/message`,
      `${message}x`,
    );
}

function* nextChanged({ request }: Definition): Generator<Slip> {
  for (const { at, message, next } of refusalRules(request)) {
    if (!next) continue;
    const who = `who is refused with ${quoted(message)}`;
    const title = quoted(next.title);
    yield slip(`${who} were not offered ${title}`, `${at}/next`);
    yield slip(`${who} read differently from ${title}`, `${at}/next/title`, `${next.title}x`);
    const [name, target] = next.href === undefined ? ['opens', next.opens] : ['href', next.href];
    yield slip(
      `${title} led to ${quoted(`${target}x`)} and not to ${quoted(target)}`,
      `${at}/next/${name}`,
      `${target}x`,
    );
  }
}

export const refusalOperators: Operator[] = [
  {
    id: 'request:refusal-dropped',
    part: 'gates',
    explains:
      'Takes one of the reasons away for which a chosen policy is turned away: an entry of "allowed" or of "blocked".',
    mutantsOf: mutants('request', dropped),
  },
  {
    id: 'request:refusals-swapped',
    part: 'gates',
    explains:
      'Asks two reasons to turn a policy away in the other order. A refused example to which both apply notices it.',
    mutantsOf: mutants('request', swapped),
  },
  {
    id: 'request:refusal-words-changed',
    part: 'words',
    explains:
      'Changes the message with which a policy is turned away. A refused example states it.',
    mutantsOf: mutants('request', wordsChanged),
  },
  {
    id: 'request:next-changed',
    part: 'words',
    explains:
      'Changes what a refused customer can do now, or does not offer it. A refused example states it under "next".',
    mutantsOf: mutants('request', nextChanged),
  },
];
