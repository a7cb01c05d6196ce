import type { Definition, Document } from '../definition/definition';
import { getAt } from '../json/pointer';

/** The notices of loads whose response held nothing of what is kept. */
export function loadNotices({ request }: Definition, loaded: Document['loaded']): string[] {
  return (request.load ?? []).flatMap(({ keep, none }) => {
    const isMissing = Object.keys(keep).every((at) =>
      [undefined, null, ''].includes(getAt(loaded, at)),
    );
    return none !== undefined && isMissing ? [none] : [];
  });
}
