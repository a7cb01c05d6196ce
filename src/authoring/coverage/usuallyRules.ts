import { partsOf, type Pointer, type Schema } from '#engine';
import { assertionHolds, type Surroundings, typeOf } from '../assertionHolds';
import { assertionsOf } from './assertions';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { edgeOf } from './edges';
import type { Rule } from './rule';

export const idOf = (location: Pointer, assertion: Pointer) =>
  `schema#${location}/usually${assertion}`;

/** What an answer without a problem shows of each rule under `usually`. */
export function* usuallyEvents(
  { usually, type }: Schema,
  location: Pointer,
  value: unknown,
  around: Surroundings,
): Generator<CoverageEvent> {
  if (!usually) return;
  for (const assertion of assertionsOf(usually, typeOf(value))) {
    const isMet = assertionHolds(usually, partsOf(assertion)[0]!, value, around);
    yield eventOf(idOf(location, assertion), isMet ? 'held' : 'broken');
    const edge = edgeOf({ type, ...usually }, partsOf(assertion)[0]!, value, around);
    if (edge) yield eventOf(idOf(location, assertion), edge);
  }
}

/** Each rule under `usually`: an answer that meets it, and one that is to be confirmed. */
export function usuallyRules({ usually, type }: Schema, location: Pointer, at: Pointer): Rule[] {
  if (!usually) return [];
  return assertionsOf(usually, type ?? 'string').flatMap((assertion) => {
    const [keyword] = partsOf(assertion) as [string];
    const rule = (outcome: string, what: string): Rule => ({
      file: 'schema',
      at: `${location}/usually${assertion}`,
      events: [eventOf(idOf(location, assertion), outcome)],
      message: `No accepted example ${what} ${keyword} (${JSON.stringify(usually[keyword])}), which is usual for "${at}". Add an example accepted-….json that does.`,
      mayBeShared: true,
    });
    return [rule('held', 'meets'), rule('broken', 'does not meet')];
  });
}
