import { Random } from '../../../src/authoring/fill';
import { Draft, type Json } from './draft';
import { oddities } from './odd';
import { extras } from './request';
import { anyField, condition, derived } from './rules';

/** A small definition that a seed and a number decide, as the texts of its files by path. */
export function generate(
  seed: number,
  number: number,
): { key: string; files: { [path: string]: string } } {
  const random = new Random(seed, number);
  const draft = new Draft(`g_${number}`, random);
  for (let count = random.int(1, 5); count > 0; count--)
    draft.add(draft.schema, ...anyField(draft));
  for (let count = random.int(0, 2); count > 0; count--) condition(draft, draft.schema);
  if (random.chance(0.15)) derived(draft);
  for (const extra of extras) if (random.chance(0.08)) extra(draft);
  if (random.chance(0.35))
    for (let count = random.int(1, 2); count > 0; count--)
      random.pick(oddities)(draft, Object.entries<Json>(draft.schema.properties));
  draft.schema.required ??= [];
  return { key: draft.key, files: draft.files };
}
