import {
  type Change,
  changesBetween,
  type Example,
  expects,
  type Files,
  isBreaking,
  kindOf,
  lineOf,
  originOf,
  readDefinition,
  replayDraft,
  replayExample,
  type Sources,
  textOf,
  type World,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import type { CompiledDefinition } from '#engine';
import { say } from './i18n';

export interface TypeDiff {
  key: string;
  verdict: 'compatible' | 'breaking';
  lines: { isBreaking: boolean; says: string }[];
}

/** What changed in a request type, and what of the older version the newer one no longer takes. */
export function diffType(key: string, older: Files, newer: Files, world: World): TypeDiff {
  const lines = linesOf(key, older, newer, world);
  return { key, verdict: lines.some((line) => line.isBreaking) ? 'breaking' : 'compatible', lines };
}

function linesOf(key: string, older: Files, newer: Files, world: World): TypeDiff['lines'] {
  const isIn = (files: Files) => `schemas/${key}/schema.json` in files;
  if (!isIn(older)) return [{ isBreaking: false, says: say('diff.added') }];
  if (!isIn(newer)) return [{ isBreaking: true, says: say('diff.removed') }];
  const [was, is] = [readDefinition(key, older), readDefinition(key, newer)];
  if ('findings' in is)
    return is.findings.map((finding) => ({ isBreaking: true, says: lineOf(finding) }));
  // What could not be read before took no request: nothing of it can break.
  if ('findings' in was) return [{ isBreaking: false, says: say('diff.unreadable') }];
  const changes = changesBetween(was.definition, is.definition);
  if (changes.length === 0) return [];
  const [before, after] = [was, is].map(({ definition }) =>
    compileDefinition(definition, { allErrors: true, isSound: true }),
  ) as [CompiledDefinition, CompiledDefinition];
  return [
    ...changes.map((change) => ({
      isBreaking: isBreaking(change),
      says: told(key, change, is.sources),
    })),
    ...replayed(key, older, before, after, world),
  ];
}

function told(key: string, change: Change, sources: Sources): string {
  const { part, at, kind, was, is } = change;
  const { file, line, column } = originOf(sources, `schemas/${key}/${part}.json`, at);
  const values = { at, was: textOf(was), is: textOf(is) };
  return `${file}:${line}:${column} ${say(`diff.${kind}At`, values)}`;
}

/** The older examples, run as they were through the newer definition; their answers, as drafts. */
function replayed(
  key: string,
  files: Files,
  before: CompiledDefinition,
  after: CompiledDefinition,
  world: World,
): TypeDiff['lines'] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`schemas/${key}/examples/`))
    .flatMap(([path, text]) => {
      const kind = kindOf(path);
      const example = exampleIn(text);
      if (!kind || !example || !isUsable(example, kind, before, after, world)) return [];
      const context = world.contextOf(after, example);
      if (replayExample(kind, before, world.contextOf(before, example), example).length > 0)
        return [];
      const drafted =
        kind === 'accepted' ? replayDraft(before, after, context, example.answers ?? {}) : [];
      return [
        ...replayExample(kind, after, context, example).map((says) => ({
          isBreaking: kind === 'accepted',
          says: say('diff.example', { path, says }),
        })),
        ...drafted.map((says) => ({ isBreaking: true, says: say('diff.draft', { path, says }) })),
      ];
    });
}

function isUsable(
  example: Example,
  kind: keyof typeof expects,
  before: CompiledDefinition,
  after: CompiledDefinition,
  world: World,
): boolean {
  return (
    expects[kind].every((name) => example[name] !== undefined) &&
    Object.hasOwn(world.people, example.as?.clientId ?? '') &&
    [before, after].every((one) => world.unansweredCalls(one, example).length === 0)
  );
}

function exampleIn(text: string): Example | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // An example that was broken then proves nothing now.
    return undefined;
  }
}
