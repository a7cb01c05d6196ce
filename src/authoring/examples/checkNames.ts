import { type CompiledDefinition, describedFields, type Pointer, pointerOf } from '#engine';
import { didYouMean } from '../didYouMean';
import type { Example } from './example';

/** Reports what an example states of lists, look-ups, proofs, signatures and links that the request type does not have. */
export function checkNames(
  { lists = {}, lookedUp = {}, proofs = [], signed = [], link = {} }: Example,
  { request, schema }: CompiledDefinition,
  report: (at: Pointer, rule: string, message: string) => void,
): void {
  const purposes = describedFields(schema).flatMap((field) => field.schema.proof ?? []);
  const lookUps = Object.keys(request.lookUps ?? {});
  const ids = (request.signatures ?? []).map(({ id }) => id);
  for (const field of Object.keys(lists))
    known(field, Object.keys(request.lists ?? {}), pointerOf('lists', field), 'list');
  for (const field of Object.keys(lookedUp))
    known(field, lookUps, pointerOf('lookedUp', field), 'look-up');
  for (const [i, { purpose }] of proofs.entries())
    known(purpose, purposes, pointerOf('proofs', i, 'purpose'), 'proof');
  for (const [i, id] of signed.entries()) known(id, ids, pointerOf('signed', i), 'signature');
  const text = JSON.stringify(request);
  for (const name of Object.keys(link))
    if (
      !text.includes(`"/link/${name}"`) &&
      !(text.includes('"link"') && text.includes(`"${name}"`))
    )
      report(
        pointerOf('link', name),
        'example-field',
        `request.json never reads "/link/${name}", so that this has no effect. Correct the name, or remove it.`,
      );

  function known(name: string, names: string[], at: Pointer, what: string): void {
    if (!names.includes(name))
      report(
        at,
        'example-field',
        `The request type has no ${what} "${name}". ${didYouMean(name, names, names.length > 0 ? undefined : 'Remove it.')}`,
      );
  }
}
