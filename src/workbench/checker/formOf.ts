import {
  explainForm,
  type Explanation,
  type Files,
  readDefinition,
  type Sending,
  sentSteps,
  sourceLocation,
  type SourceFiles,
} from '#authoring';
import { type CompiledDefinition, isObject } from '#engine';
import { compileDefinition } from '#engine/compile';
import type { CheckerQuery, QueryResults } from './protocol';

/** Why a form is as it is with these answers, and what it would send. */
export function formOf(
  { key, context: given, answers, responses }: Extract<CheckerQuery, { type: 'form' }>,
  files: Files,
): QueryResults['form'] {
  const known = compiled(key, files);
  if (!known) return undefined;
  const { definition, sources } = known;
  const received = definition.request.steps.flatMap(({ id, call }) => {
    const last = responses.findLast((one) => one.call === call);
    return isObject(last?.response) ? [[id, last.response] as const] : [];
  });
  const context = { ...given, steps: { ...Object.fromEntries(received), ...given.steps } };
  const why = explainForm(definition, context, answers);
  const sending = sentSteps(definition, context, answers);
  return { why, sending, places: placesOf(key, why, sending, sources) };
}

interface Compiled {
  key: string;
  texts: string[];
  definition: CompiledDefinition;
  sources: SourceFiles;
}

let last: Compiled | undefined;

/** Cached: each answer of the live form causes a query, while its files stay the same. */
function compiled(key: string, files: Files): Compiled | undefined {
  const texts = Object.entries(files).flatMap(([path, text]) =>
    path.includes('/examples/') ? [] : [path, text],
  );
  const isKnown = last?.key === key && last.texts.length === texts.length;
  if (isKnown && texts.every((text, i) => text === last!.texts[i])) return last;
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return undefined;
  try {
    const definition = compileDefinition(read.definition, { allErrors: true });
    last = { key, texts, definition, sources: read.sources };
    return last;
  } catch {
    // Its diagnostics say where and why it cannot be compiled.
    return undefined;
  }
}

/** Where each reason is written, by its file and pointer. */
function placesOf(
  key: string,
  why: Explanation[],
  { steps }: Sending,
  sources: SourceFiles,
): NonNullable<QueryResults['form']>['places'] {
  const reasons = [
    ...why.flatMap(({ states }) => states.flatMap((one) => one.reasons)),
    ...steps.flatMap(({ reason, stop }) => [reason ?? [], stop ?? []].flat()),
  ];
  return Object.fromEntries(
    reasons.map(({ file, at }) => [
      `${file}#${at}`,
      sourceLocation(sources, `schemas/${key}/${file}.json`, at),
    ]),
  );
}
