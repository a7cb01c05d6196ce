import { isEach, isObject, type Pointer, pointerOf, type ValueExpression } from '#engine';
import { nearest } from '../nearest';
import { callersIn } from './callers';
import type { Check, Violation, Subject } from './check';
import { possibleAt } from './possible';

export const choiceCases: Check = {
  id: 'choice-cases',
  explains: 'A choice that leaves a value out sends nothing for it.',
  run(subject) {
    const { request } = subject.definition;
    const maps = [
      ...callersIn(request).map(({ at, send }) =>
        isEach(send) ? { at: `${at}/send/send`, map: send.send } : { at: `${at}/send`, map: send },
      ),
      { at: '/prefill', map: (request.prefill ?? {}) as { [target: string]: ValueExpression } },
    ];
    return maps.flatMap(({ at, map }) =>
      Object.entries(map).flatMap(([target, source]) =>
        isObject(source) && 'by' in source && isObject(source.of)
          ? cases(subject, source as Choice, at + pointerOf(target))
          : [],
      ),
    );
  },
};

interface Choice {
  by: Pointer;
  of: { [value: string]: Pointer };
}

function cases({ fields }: Subject, { by, of }: Choice, at: Pointer): Violation[] {
  const field = by.startsWith('/answers/') ? by.slice('/answers'.length) : undefined;
  const values = field === undefined ? undefined : possibleAt(fields, field)?.values;
  if (!values) return [];
  const known = values.map(String);
  const named = Object.keys(of);
  return [
    ...named
      .filter((name) => !known.includes(name))
      .map((name): Violation => {
        const close = nearest(name, known);
        return {
          part: 'request',
          at: `${at}/of${pointerOf(name)}`,
          which: 'name',
          message: `"${field}" is never "${name}". ${close ? `Did you mean "${close}"?` : `It can be ${known.join(', ')}.`}`,
        };
      }),
    ...known
      .filter((name) => !named.includes(name))
      .map((name): Violation => ({
        part: 'request',
        at: `${at}/of`,
        severity: 'warning',
        message: `Nothing is sent where "${field}" is "${name}". Add it, if something should be.`,
      })),
  ];
}
