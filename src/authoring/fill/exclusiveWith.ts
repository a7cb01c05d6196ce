import { type Definition, parentOf, type Pointer, pointerOf } from '#engine';
import { branchesOf } from '../lint/values/branches';
import { fieldNameOf } from './field';

/** The fields that may not be answered beside this one. */
export function exclusiveWith({ schema }: Pick<Definition, 'schema'>, at: Pointer): Pointer[] {
  const field = fieldNameOf(at);
  return branchesOf(schema)
    .atMostOne.filter(({ names, scope }) => names.some((name) => scope + pointerOf(name) === field))
    .flatMap(({ names }) => names.map((name) => parentOf(at) + pointerOf(name)))
    .filter((other) => other !== at);
}
