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
import type { SearchRequest } from './protocol';

/** A search cannot run. Its message tells the user what to correct first. */
export class SearchError extends Error {}

export interface ValidDefinition {
  definition: CompiledDefinition;
  files: Files;
  sources: SourceFiles;
}

/** Compiles a definition; undefined for one with errors. */
export function compileValid(
  key: string,
  { files: all, publicFiles }: SearchRequest,
): ValidDefinition | undefined {
  const files = filesOf(key, all);
  const found = checkDefinition(key, files, knownCalls, [...publicFiles]);
  if (found.some(({ severity }) => severity === 'error')) return undefined;
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return undefined;
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  return { definition, files, sources: read.sources };
}

/** Compiles the definition that is searched. Throws a {@link SearchError} for one with errors. */
export function compileSearched(request: SearchRequest): ValidDefinition {
  const valid = compileValid(request.key, request);
  if (!valid) throw new SearchError(t('searches.invalid'));
  return valid;
}

/** The values that new examples take over from those of all request types. */
export const knownFor = (definition: Definition, request: SearchRequest): KnownFromExamples =>
  knownFromExamples(
    () => [request.files],
    definition,
    () => request.today,
  );
