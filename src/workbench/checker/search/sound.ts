import { knownCalls } from '#api';
import {
  checkDefinition,
  type Files,
  knownFromExamples,
  type KnownFromExamples,
  readDefinition,
  type SourceFiles,
} from '#authoring';
import type { CompiledDefinition, Definition } from '#engine';
import { compileDefinition } from '#engine/compile';
import { t } from '../../i18n';
import { filesOf } from '../filesOf';
import type { SearchAsked } from './protocol';

/** Why something cannot be searched, for the person who asked. */
export class CannotSearch extends Error {}

export interface Sound {
  definition: CompiledDefinition;
  files: Files;
  sources: SourceFiles;
}

/** A definition without errors, compiled; undefined for one with errors. */
export function soundOf(key: string, { files: all, publicFiles }: SearchAsked): Sound | undefined {
  const files = filesOf(key, all);
  const found = checkDefinition(key, files, knownCalls, [...publicFiles]);
  if (found.some(({ severity }) => severity === 'error')) return undefined;
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return undefined;
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  return { definition, files, sources: read.sources };
}

/** The one that is asked about. */
export function askedSound(asked: SearchAsked): Sound {
  const sound = soundOf(asked.key, asked);
  if (!sound) throw new CannotSearch(t('searches.unsound'));
  return sound;
}

/** What new examples take over from those of all request types. */
export const knownFor = (definition: Definition, asked: SearchAsked): KnownFromExamples =>
  knownFromExamples(
    () => [asked.files],
    definition,
    () => asked.today,
  );
